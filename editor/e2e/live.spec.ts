import { parse } from 'yaml'
import { expect, test } from './editor-test.ts'

test('removes the sample mark, and reverts that from the history', async ({ editor, site }) => {
  const file = 'src/content/testimonials/camp-oren.yaml'
  const before = site.text(file)
  await editor.open('testimonials/entries/camp-oren')
  await editor.field('לדוגמה בלבד').getByRole('switch').click()
  await editor.save()
  expect(site.text(file)).not.toContain('sample: true')
  await editor.page.getByRole('link', { name: 'היסטוריה' }).click()
  await editor.page.getByRole('button', { name: 'להחזיר את מה שהיה' }).first().click()
  await expect.poll(() => site.text(file)).toBe(before)
})

test('marks a camp as full with one line', async ({ editor, site }) => {
  await editor.open('camps/entries/passover-2027')
  await editor.page.getByRole('combobox', { name: 'מקומות (רשות)' }).selectOption({ label: 'מלא' })
  await editor.save()
  expect(site.diff('src/content/camps/passover-2027.yaml')).toContain('+places: full')
})

test('creates a page from the kit with a preview and one file', async ({ editor, site }) => {
  await editor.open('pages/new')
  await editor.write('שם קצר', 'ערב הורים')
  await editor.choose('עולם הצבעים', 'בתי ספר')
  await editor
    .field('חלקי העמוד')
    .getByRole('button', { name: /^הוספת/ })
    .click()
  await editor.page.getByRole('menuitem', { name: 'פתיחה' }).click()
  const part = editor.field('חלקי העמוד')
  await expect(part.locator('textarea').first()).toBeFocused()
  await editor.write('כותרת', 'באים ערב אחד', part)
  await editor.write('משפט פתיחה', 'הילדים מלמדים, ההורים בונים.', part)
  await editor.opened('תמונה')
  await editor.choosePicture('תמונה', 'jobs/java-android.webp', 'מדריכה ליד תלמיד')
  await expect(editor.preview.getByRole('heading', { name: 'באים ערב אחד' })).toBeAttached()
  await editor.save()
  const { share } = parse(site.text('src/content/pages/index.yaml'))
  expect(parse(site.text('src/content/pages/evening-parents.yaml'))).toEqual({
    // The texts for search engines were left empty, so they come from the page's beginning.
    title: 'באים ערב אחד',
    description: expect.stringMatching(/^באים ערב אחד\. הילדים מלמדים, ההורים בונים\. .{20,}/),
    label: 'ערב הורים',
    accent: 'schools',
    share: { src: share.src, alt: share.alt },
    sections: [
      {
        type: 'hero',
        heading: 'באים ערב אחד',
        lead: 'הילדים מלמדים, ההורים בונים.',
        picture: { src: '../../assets/pictures/jobs/java-android.webp', alt: 'מדריכה ליד תלמיד' },
      },
    ],
  })
})
