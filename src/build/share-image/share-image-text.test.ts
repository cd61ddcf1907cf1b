import { expect, test } from 'vitest'
import { isolateLtrRuns } from '#lib/text/isolate-ltr-runs.ts'
import { drawLine, visualRuns } from './share-image-text.ts'

/** The runs of a line from left to right, without invisible marks. */
function seen(text: string): string[] {
  return visualRuns(isolateLtrRuns(text))
    .map((run) => run.text.replaceAll(/[\u2066\u2069]/g, ''))
    .filter(Boolean)
}

test.each([
  ['חדשנות בבית הספר', ['חדשנות בבית הספר']],
  ['בינה מלאכותית ו־Python לכולם', [' לכולם', 'Python', 'בינה מלאכותית ו־']],
  ['שפת C++ לכיתה ז׳', [' לכיתה ז׳', 'C++', 'שפת ']],
  ['רק ₪590 לשבוע', [' לשבוע', '₪590', 'רק ']],
  ['בשעות 08:00–13:00', ['08:00–13:00', 'בשעות ']],
  ['5 ימים', [' ימים', '5']],
  ['Minecraft Education בכיתה', [' בכיתה', 'Minecraft Education']],
])('"%s" is ordered from left to right as %j', (text, expected) => {
  expect(seen(text)).toEqual(expected)
})

test('the first letter of a Hebrew word is on the right', () => {
  const word = drawLine('אב')
  const aleph = drawLine('א')
  expect(word.svg).toContain(`<path transform="translate(${Math.round((word.width - aleph.width) * 1000)} 0)"`)
})

test('brackets around Hebrew open on the right', () => {
  const outlines = (text: string) => [...drawLine(text).svg.matchAll(/d="([^"]+)"/g)].map((match) => match[1])
  const [opening] = outlines('\u2066(\u2069')
  expect(outlines('(א)')[0]).toBe(opening)
})

test.each(['אבגדהוזחטיכלמנסעפצקרשתךםןףץ', '״׳־–', 'ABCxyz', '0123456789', '₪%+#&', '.,:;!?()'])(
  'the font has every character of "%s"',
  (signs) => {
    expect(drawLine(signs).svg.match(/<path/g)).toHaveLength([...signs].length)
  },
)
