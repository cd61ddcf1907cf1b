const WIDTH = 28

/** A line that redraws itself: bar, percentage, time left. */
export function progressBar(label: string): { update: (share: number) => void; done: () => void } {
  const start = Date.now()
  const live = process.stderr.isTTY
  const seconds = () => (Date.now() - start) / 1000
  return {
    update(share) {
      if (!live || share <= 0) return
      const filled = Math.round(share * WIDTH)
      const left = Math.ceil((seconds() / share) * (1 - share))
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      process.stderr.write(`\r${label} ${bar} ${Math.round(share * 100)}% ${left} s left  `)
    },
    done() {
      process.stderr.write(`${live ? '\r\u001b[K' : ''}${label} ${seconds().toFixed(1)} s\n`)
    },
  }
}
