import { expect, test } from '@playwright/test'
import { contentOf, entry } from '../support/content.ts'
import { texts } from '../support/texts.ts'

// spec: 8-school-science-failure, 8-english-general-failure, 8-three-success-toasts
test('the toasts of the forms', () => {
  expect(texts('forms')).toMatchObject({
    schoolAndScienceSent: 'הטופס נשלח בהצלחה! נציג שלנו יצור איתכם קשר בהקדם.',
    schoolAndScienceFailed: 'שגיאה בשליחת הטופס, אנא נסו שנית או צרו קשר בטלפון.',
    englishSent: 'פרטיך נשלחו בהצלחה! נציג שלנו יחזור אליך בהקדם',
    contactAndJobSent: 'ההודעה נשלחה בהצלחה! נחזור אליך בהקדם',
    failed: 'אירעה שגיאה בשליחת הטופס, אנא נסו שוב',
  })
})

// spec: 4-forms-idle-submitting
test('the submit label while a form is sending, and the idle label of the contact and job forms', () => {
  expect(texts('forms').sending).toBe('שולח...')
  expect([texts('form-contact').submit, texts('form-job').submit]).toEqual(['שליחה', 'שליחה'])
})

// spec: 2-blog-unknown-slug-shows, 2-not-found, 4-science-gallery-placeholder, 8-unknown-slug-unknown, 8-picture-failure-wrong
test('the messages for a missing page, a missing article and a failed picture', () => {
  expect(entry('notFound', 'page').heading).toBe('העמוד שחיפשת לא נמצא')
  expect(entry('notFound', 'article').heading).toBe('מאמר לא נמצא')
  expect(texts('gallery').failed).toBe('התמונה לא נטענה')
})

// spec: 4-five-riddles-trimmed
test('the messages of the riddles', () => {
  expect(entry('story', 'story').messages).toEqual({
    solved: 'נכון! ✓',
    correct: 'נכון! כל הכבוד!',
    wrong: 'נסי שוב... (רמז: שם של מישהי מיוחדת)',
  })
})

// spec: 2-english-lets-learn-smooth
test('the English hero has its LET’S LEARN button, and the city page addresses municipalities', () => {
  expect(contentOf('win-english').hero.letters.label).toBe("LET'S LEARN")
  expect(contentOf('minecraft-city').hero.kicker).toContain('לרשויות מקומיות')
})

// spec: 2-ai-grid-five-categories
test('the subjects of the blog', () => {
  const { innovation, pedagogy, team, training, management } = texts('subjects')
  expect([innovation, pedagogy, team, training, management]).toEqual([
    'חדשנות בחינוך',
    'פדגוגיה חדשה',
    'ניהול צוות',
    'הדרכה',
    'ניהול בית ספר',
  ])
})

// spec: decided-legal
test('the accessibility statement names the level, state, known gaps, contact and venues, as the law requires', async ({ request }) => {
  const statement = await (await request.get('/accessibility')).text()
  for (const text of ['ת״י 5568 ברמה AA', 'התאמה חלקית', 'מה עדיין חסר', 'פנייה בנושא נגישות', 'נגישות הפעילות עצמה'])
    expect(statement).toContain(text)
})
