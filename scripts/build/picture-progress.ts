import { stripVTControlCharacters } from 'node:util'

const pictureLine = /▶ \/_astro\/\S+ .*\((\d+)\/(\d+)\)\s*$/
const barLength = 24

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

/** Astro logs a line for each of hundreds of pictures. Shows one progress bar with the time left instead; in a log, one line per tenth. */
export function pictureProgress(screen: Screen, now: () => number = Date.now): (line: string) => void {
  let startedAt: number | undefined
  let lastTenth = 0

  return (line) => {
    const [, done, all] = (pictureLine.exec(stripVTControlCharacters(line)) ?? []).map(Number)
    if (!done || !all) {
      screen.write(`${line}\n`)
      return
    }
    startedAt ??= now()
    const left = done === 1 ? Number.NaN : Math.ceil((((now() - startedAt) / (done - 1)) * (all - done)) / 1000)
    const tenth = Math.floor((done / all) * 10)
    if (screen.isTTY) screen.write(`\r${bar(done, all)}${timeLeft(left)}\x1b[K${done === all ? '\n' : ''}`)
    else if (tenth > lastTenth) screen.write(`pictures ${done}/${all}${timeLeft(left)}\n`)
    lastTenth = tenth
  }
}

function bar(done: number, all: number): string {
  const full = Math.round((done / all) * barLength)
  return `pictures ${'█'.repeat(full)}${'░'.repeat(barLength - full)} ${done}/${all}`
}

function timeLeft(seconds: number): string {
  return seconds > 0 ? `, about ${seconds} s left` : ''
}
