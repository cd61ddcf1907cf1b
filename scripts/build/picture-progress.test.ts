import { expect, test } from 'vitest'
import { pictureProgress } from './picture-progress.ts'

const line = (done: number, all: number) =>
  `07:00:00   \x1b[32m▶\x1b[39m /_astro/a.Qx_1.avif (before: 9kB, after: 2kB) (+1ms) (${done}/${all})`

/** The output when the build logs these lines one second apart. */
function written(lines: string[], isTTY: boolean): string {
  let text = ''
  let seconds = 0
  const onLine = pictureProgress({ isTTY, write: (more) => (text += more) }, () => seconds * 1000)
  for (const each of lines) {
    onLine(each)
    seconds += 1
  }
  return text
}

const pictures = Array.from({ length: 20 }, (_, index) => line(index + 1, 20))

test('on a terminal one line grows, shows the time left and ends with a line break', () => {
  const text = written(pictures, true)
  expect(text).toContain('\rpictures ████████████░░░░░░░░░░░░ 10/20, about 10 s left')
  expect(text.match(/\n/g)).toHaveLength(1)
  expect(text).toMatch(/20\/20\S*\n$/)
})

test('in a log there is one line per tenth', () => {
  const lines = written(pictures, false).trim().split('\n')
  expect(lines).toHaveLength(10)
  expect(lines.at(4)).toBe('pictures 10/20, about 10 s left')
})

test('all other lines pass through unchanged', () => {
  expect(written(['07:00:00 [build] ✓ Completed', '  ├─ /win-ai.html (+3ms) '], false)).toBe(
    '07:00:00 [build] ✓ Completed\n  ├─ /win-ai.html (+3ms) \n',
  )
})
