import { expect, test } from './editor-test.ts'

test('creates a new camp with a preview and one file', async ({ editor, site }) => {
  await editor.open('camps/new')
  await editor.title('מחנה חנוכה 2030')
  await expect(editor.field('הכתובת באתר').locator('input')).toHaveValue('camp-hanukkah-2030')
  // The preview works from the title on, with dates and a place borrowed from another camp.
  await expect(editor.preview.getByRole('heading', { name: 'מחנה חנוכה 2030' }).first()).toBeAttached()
  await editor.field('מחנה אונליין').getByRole('switch').click()
  await editor.choose('מכיתה', 'ב׳')
  await editor.choose('עד כיתה', 'ו׳')
  await editor.write('חלוקה לקבוצות', 'בקבוצות קטנות')
  await editor.choosePicture('תמונה', 'camp/online.webp', 'ילדים ליד חנוכייה שבנו מבלוקים')
  const dates = editor.field('תאריכים')
  await editor.write('היום הראשון', '2030-12-22', dates)
  await editor.write('היום האחרון', '2030-12-24', dates)
  const hours = editor.field('שעות')
  await editor.write('משעה', '09:00', hours)
  await editor.write('עד שעה', '12:00', hours)
  await editor.write('מחיר', '350')
  await editor.write('תשלומים', '2')
  const signUp = await editor.opened('הרשמה')
  await editor.write('ההודעה המוכנה', 'היי, אשמח להירשם למחנה חנוכה', signUp)
  await editor.field('תנאי הביטול').locator('select').selectOption('cancellation')
  const activities = await editor.newItem('מה עושים')
  await activities.getByRole('button', { name: 'בחירת ציור' }).click()
  await activities.getByRole('button', { name: 'cubes', exact: true }).click()
  await editor.write('כותרת', 'בונים חנוכייה', activities)
  await expect(editor.complaints).toHaveCount(0)
  await expect(editor.preview.getByRole('heading', { name: 'מחנה חנוכה 2030' }).first()).toBeAttached()
  await editor.save()
  expect(site.text('src/content/camps/camp-hanukkah-2030.yaml')).toBe(`isOnline: true
title: מחנה חנוכה 2030
grades:
  from: 2
  to: 6
groups: בקבוצות קטנות
picture:
  src: ../../assets/pictures/camp/online.webp
  alt: ילדים ליד חנוכייה שבנו מבלוקים
dates:
  first: 22.12.2030
  last: 24.12.2030
hours:
  from: "09:00"
  to: "12:00"
activities:
  - icon: cubes
    title: בונים חנוכייה
price: 350
instalments: 2
signUp:
  message: "היי, אשמח להירשם למחנה חנוכה"
terms: cancellation
`)
})

test('creates a new article with a preview and a Markdown file', async ({ editor, site }) => {
  const description = 'שלוש דקות בתחילת השיעור שמכניסות את כל הכיתה לעניין, עם דוגמה לכל שלב ומה עושים כשהן לא מצליחות.'
  await editor.open('articles/new')
  await editor.title('שלוש דקות שפותחות שיעור')
  await expect(editor.field('הכתובת באתר').locator('input')).toHaveValue('three-minutes-opening-lesson')
  // The preview works from the title on; pressing a placeholder goes to its field.
  await expect(editor.preview.locator('h1')).toHaveText('שלוש דקות שפותחות שיעור')
  const author = editor.preview.getByText('[מאת]').first()
  await author.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  await expect(editor.field('מאת').locator('textarea')).toBeFocused()
  await editor.write('תקציר', description)
  await expect(editor.field('תאריך').locator('input')).toHaveValue(/^\d{4}-/)
  await editor.write('תאריך', '2026-11-15')
  await editor.choose('נושא', 'פדגוגיה חדשה')
  await editor.choosePicture('תמונת השער', 'blog/gamification-in-the-classroom.webp', 'תלמידות ותלמידים סביב שולחן')
  await editor.write('מאת', 'צוות {{brand}}')
  await expect(editor.field('מאת')).toContainText('הוא פרט של העסק. באתר יופיע')
  const closing = editor.field('סיום')
  // The closing part is prefilled from the previous article.
  await expect(closing.getByLabel('הכיתוב על הכפתור')).not.toHaveValue('')
  await closing.getByRole('button', { name: 'החלפת הציור' }).click()
  await closing.getByRole('button', { name: 'cubes', exact: true }).click()
  await editor.write('כותרת', 'רוצים לנסות?', closing)
  await editor.write('משפט פתיחה', 'בואו נדבר.', closing)
  await closing.getByLabel('הכיתוב על הכפתור').fill('ליצירת קשר')
  await closing.getByLabel('לאן').selectOption('/contact')
  for (const choice of [/^נושא הפנייה/, /^איך הכפתור נראה/]) await closing.getByLabel(choice).selectOption('')
  await editor.pasteArticle('מתחילים בשאלה.\n\n## השאלה הראשונה\n\nאחת, קצרה.')
  await expect(editor.preview.locator('h1')).toHaveText('שלוש דקות שפותחות שיעור')
  await expect(editor.preview.getByRole('heading', { name: 'השאלה הראשונה' })).toBeAttached()
  await editor.save()
  expect(site.text('src/content/articles/three-minutes-opening-lesson.md')).toBe(`---
title: שלוש דקות שפותחות שיעור
description: "${description}"
date: 15.11.2026
category: pedagogy
cover:
  src: ../../assets/pictures/blog/gamification-in-the-classroom.webp
  alt: תלמידות ותלמידים סביב שולחן
author: "צוות {{brand}}"
closing:
  icon: cubes
  heading: רוצים לנסות?
  lead: בואו נדבר.
  action:
    label: ליצירת קשר
    to: /contact
---

מתחילים בשאלה.

## השאלה הראשונה

אחת, קצרה.
`)
})

test('creates a new job, says that no page shows it, and shows it once a page lists it', async ({ editor, site }) => {
  await editor.open('jobs/new')
  await editor.title('מדריכים ומדריכות לרובוטיקה')
  await editor.choose('התפקיד בטופס', 'תכנות')
  await editor.write('למי', 'כיתות ג׳ עד ו׳')
  await editor.write('מקום', 'אשדוד')
  await editor.write('היקף', 'יום בשבוע')
  await editor.choose('סוג ההעסקה', 'משרה חלקית')
  await editor.field('שכר לשעה').getByLabel('הסכום הנמוך').fill('90')
  await editor.field('שכר לשעה').getByLabel('הסכום הגבוה').fill('120')
  await editor.write('בקיצור', 'בונים רובוט ראשון עם ילדים.')
  for (const [list, text] of [
    ['מה עושים', 'מלמדים בקבוצה קבועה.'],
    ['מה נדרש', 'סבלנות וסקרנות.'],
    ['מה מקבלים', 'מערכי שיעור מוכנים.'],
  ] as const) {
    await editor.add(list)
    const item = editor.field(list).locator('textarea').first()
    // Wait for the focus: the list is still being rendered and could lose text typed earlier.
    await expect(item).toBeFocused()
    await item.fill(text)
  }
  await editor.choosePicture('תמונה', 'jobs/java-android.webp', 'מדריכה ליד תלמיד')
  await expect(editor.note.filter({ hasText: 'לא מוצג כרגע באף עמוד' })).toBeVisible()
  // The preview shows it among the others anyway, before and after saving.
  const seen = editor.preview.getByRole('heading', { name: 'מדריכים ומדריכות לרובוטיקה' })
  await expect(seen).toBeAttached()
  await editor.save()
  expect(site.diff('src/content/pages/jobs.yaml')).toEqual([])
  await expect(seen).toBeAttached()
  expect(site.text('src/content/jobs/instructors-robotics.yaml')).toBe(`title: מדריכים ומדריכות לרובוטיקה
position: programming
audience: כיתות ג׳ עד ו׳
place: אשדוד
scope: יום בשבוע
employment: PART_TIME
pay:
  - 90
  - 120
summary: בונים רובוט ראשון עם ילדים.
tasks:
  - מלמדים בקבוצה קבועה.
requirements:
  - סבלנות וסקרנות.
offers:
  - מערכי שיעור מוכנים.
picture:
  src: ../../assets/pictures/jobs/java-android.webp
  alt: מדריכה ליד תלמיד
`)
  await editor.note.getByRole('button', { name: 'דרושים' }).click()
  const openings = editor.field('משרות פתוחות')
  await openings.getByRole('button', { name: 'הוספת משרה' }).click()
  await editor.field('המשרות המוצגות', openings).locator('select').last().selectOption({ label: 'מדריכים ומדריכות לרובוטיקה' })
  await expect(editor.preview.getByRole('heading', { name: 'מדריכים ומדריכות לרובוטיקה' })).toBeAttached()
  await editor.save()
  const [was = '', now] = site.diff('src/content/pages/jobs.yaml')
  expect(now).toBe(was.replace(/^-(.*)\]$/, '+$1, instructors-robotics]'))
})

test('names the file of a new testimonial after its Hebrew name without asking for an address, and says that no page shows it', async ({
  editor,
  site,
}) => {
  await editor.open('testimonials/new')
  await editor.write('מה נאמר', 'הילדים חזרו עם משחק שבנו בעצמם.')
  await editor.write('שם', 'רונית כהן')
  await editor.write('מי זה', 'אימא לתלמיד בכיתה ד׳')
  await expect(editor.page.getByText('הכתובת באתר', { exact: true }).filter({ visible: true })).toHaveCount(0)
  await expect(editor.note).toContainText('לא מוצג כרגע באף עמוד')
  await editor.save()
  expect(site.text('src/content/testimonials/ronit-cohen.yaml')).toBe(
    'text: הילדים חזרו עם משחק שבנו בעצמם.\nname: רונית כהן\nrole: אימא לתלמיד בכיתה ד׳\n',
  )
})
