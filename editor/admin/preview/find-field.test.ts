import { expect, it } from 'vitest'
import { changedField, findField, findPart, headingsAbove, sectionIdOf } from './find-field.ts'

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
])('finds the field of the text %j', (pressed, nth, path) => {
  expect(findField(form, pressed, nth)).toBe(path)
})

const camp = {
  title: 'קייטנת פסח 2027',
  activities: [{ title: 'קוד', day: 3 }],
  dates: { first: '29.03.2027', last: '02.04.2027' },
  hours: { from: '08:00', to: '13:00' },
  grades: { from: 2, to: 8 },
  location: { city: 'קריית גת', venue: 'בית ספר תיכון' },
  price: 1290,
  instalments: 3,
}

it.each<[string, string | undefined]>([
  ['1,290\u00a0₪', 'price'],
  ['המחיר היה 1,290 ₪', 'price'],
  ['290 ₪', undefined],
  ['עד 3 תשלומים ללא ריבית', 'instalments'],
  ['עד 13 תשלומים', undefined],
  ['יום 3', 'activities.0.day'],
  ['3 סיבות', undefined],
  ['29.3.27–2.4.27', 'dates.first'],
  ['\u20662–5\u2069 באפריל 2027', 'dates.last'],
  ['12.4.27', undefined],
  ['08:00–13:00', 'hours.from'],
  ['כיתות ב׳ עד ח׳', 'grades.from'],
  ['כיתות א׳ עד ח׳', 'grades.to'],
  ['הבאה: קריית גת', 'location.city'],
])('finds the field behind the derived text %j', (pressed, path) => {
  expect(findField(camp, pressed)).toBeUndefined()
  expect(findPart(camp, pressed)).toBe(path)
})

it('finds the changed field', () => {
  expect(changedField(form, { ...form, hero: { ...form.hero, lead: 'אחר' } })).toBe('hero.lead')
  expect(changedField(form, structuredClone(form))).toBeUndefined()
})

it('returns the headings above a field, nearest first', () => {
  const page = { title: 'עמוד', stories: { heading: 'מספרים', items: [{ title: 'דנה', text: 'היה טוב' }, 'camp-oren'] } }
  expect(headingsAbove(page, 'stories.items.0.text')).toEqual(['דנה', 'מספרים'])
  expect(headingsAbove(page, 'stories.items.1')).toEqual(['מספרים'])
  expect(headingsAbove(page, 'title')).toEqual([])
  expect(headingsAbove(page, 'gone.items.1')).toEqual([])
})

it.each([
  ['sections.0', 'cards-1'],
  ['sections.1.items.0.title', 'where'],
  ['hero.lead', 'hero'],
])('names the section of the page that contains %s', (path, id) => {
  expect(sectionIdOf({ sections: [{ type: 'cards' }, { type: 'steps', id: 'where' }], hero: {} }, path)).toBe(id)
})
