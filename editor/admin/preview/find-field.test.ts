import { expect, it } from 'vitest'
import { changedField, findField } from './find-field.ts'

const form = {
  _address: 'win-english',
  mail: { label: '{{email}}' },
  title: 'אנגלית במשחק',
  share: { src: '../../assets/pictures/a.webp' },
  picture: { src: '../../assets/pictures/a.webp' },
  hero: { heading: 'אנגלית שמדברים\nתוך כדי *משחק*', lead: 'חייגו {{phone}}.', actions: [{ _item: { label: 'לפרטים', to: '/contact' } }] },
  items: [
    { title: 'למידה', text: 'בונים יחד באותו עולם.' },
    { title: 'למידה', text: 'לא משננים רשימה. מבקשים עץ.' },
  ],
}

it.each<[string, number, string | undefined]>([
  ['אנגלית שמדברים תוך כדי משחק', 0, 'hero.heading'],
  ['משחק', 0, 'title'],
  ['תוך כדי', 0, 'hero.heading'],
  ['חייגו \u2066050-0000000\u2069.', 0, 'hero.lead'],
  ['לפרטים', 0, 'hero.actions.0._item'],
  ['למידה', 1, 'items.1.title'],
  ['מבקשים עץ.', 0, 'items.1.text'],
  ['משהו אחר לגמרי', 0, undefined],
  ['  ', 0, undefined],
  ['../../assets/pictures/a.webp', 0, 'picture.src'],
])('the text %j leads to its field', (pressed, nth, path) => {
  expect(findField(form, pressed, nth)).toBe(path)
})

it('the field that changed is found', () => {
  expect(changedField(form, { ...form, hero: { ...form.hero, lead: 'אחר' } })).toBe('hero.lead')
  expect(changedField(form, structuredClone(form))).toBeUndefined()
})
