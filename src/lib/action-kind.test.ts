import { expect, test } from 'vitest'
import { type ActionKind, actionKind } from './action-kind'

test.each<[string, ActionKind]>([
  ['#contact', 'enquire'],
  ['/contact', 'enquire'],
  ['/win-camp#waiting-list', 'enquire'],
  ['https://wa.me/972500000000?text=hi', 'chat'],
  ['https://wa.me/972500000000', 'chat'],
  ['https://chat.whatsapp.com/group', 'chat'],
  ['https://wa.me/?text=look', 'share'],
  ['tel:+972500000000', 'call'],
  ['mailto:info@win.example', 'write'],
  ['#workshops', 'section'],
  ['/win-camp', 'page'],
  ['/win-camp#online', 'page'],
  ['https://pay.example/camp', 'page'],
])('a link to %s is of the kind "%s"', (href, kind) => {
  expect(actionKind(href)).toBe(kind)
})
