import { expect, it } from 'vitest'
import { isolateAddresses } from './isolate-addresses.ts'

it.each([
  ['התכוונתם ל־/win-ai?', 'התכוונתם ל־[/win-ai]?'],
  ['מתחיל ב־/, למשל /win-ai', 'מתחיל ב־/, למשל [/win-ai]'],
  ['/contact לעמוד, #price לחלק, או https://win.example/a?b=1.', '[/contact] לעמוד, [#price] לחלק, או [https://win.example/a?b=1].'],
  ['מתחילה ב־https://. כותבים אותה', 'מתחילה ב־[https://]. כותבים אותה'],
  ['אין ב־src/content/jobs', 'אין ב־src/content/jobs'],
])('%s', (sentence, shown) => {
  expect(isolateAddresses(sentence).replaceAll('\u2066', '[').replaceAll('\u2069', ']')).toBe(shown)
})
