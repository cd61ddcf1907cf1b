import { expect, test } from 'vitest'
import { pictureProgress } from './picture-progress.ts'

const line = (done: number, all: number) =>
  `07:00:00   \x1b[32m▶\x1b[39m /_astro/a.Qx_1.avif (before: 9kB, after: 2kB) (+1ms) (${done}/${all})`

/** What is written, when the build says these lines a second apart. */
function written(lines: string[], isTTY: boolean): string {
  let text = ''
  let seconds = 0
  const say = pictureProgress({ isTTY, write: (more) => (text += more) }, () => seconds * 1000)
  for (const each of lines) {
    say(each)
    seconds += 1
  }
  return text
}

const pictures = Array.from({ length: 20 }, (_, index) => line(index + 1, 20))

test('on a screen one line grows, says how long it takes, and ends', () => {
  const text = written(pictures, true)
  expect(text).toContain('\rpictures ████████████░░░░░░░░░░░░ 10/20, about 10 s left')
  expect(text.match(/\n/g)).toHaveLength(1)
  expect(text).toMatch(/20\/20\S*\n$/)
})

test('in a log there is a line for every tenth', () => {
  const lines = written(pictures, false).trim().split('\n')
  expect(lines).toHaveLength(10)
  expect(lines.at(4)).toBe('pictures 10/20, about 10 s left')
})

test('all other lines are said as they are', () => {
  expect(written(['07:00:00 [build] ✓ Completed', '  ├─ /win-ai.html (+3ms) '], false)).toBe(
    '07:00:00 [build] ✓ Completed\n  ├─ /win-ai.html (+3ms) \n',
  )
})
