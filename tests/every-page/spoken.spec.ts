import { expect, test } from '@playwright/test'
import { formOf, openForm } from '../support/forms'
import { phone } from '../support/page'

/** What a screen reader says, in the order in which it says it. */

test('a page begins with the way past the bar, and its landmarks follow in order', async ({ page }) => {
  await page.goto('/win-camp')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "דילוג לתוכן"
    - banner:
      - link "WIN, לעמוד הבית"
      - navigation "ניווט ראשי":
        - list:
          - /children: equal
          - listitem:
            - link "בינה מלאכותית"
          - listitem:
            - link "אנגלית"
          - listitem:
            - button "מחנות"
          - listitem:
            - link "סל מדע"
          - listitem:
            - link "למנהלי בתי ספר"
          - listitem:
            - link "בלוג"
          - listitem:
            - link "דרושים"
      - button "תצוגה ונגישות"
      - link "דברו איתנו"
    - main:
      - region "בחופש בונים עולמות":
        - heading "בחופש בונים עולמות" [level=1]
    - contentinfo:
      - navigation "תוכניות"
      - navigation "מידע נוסף"
      - region "יצירת קשר"
  `)
})

test('the phone panel names itself, its entries and its way out', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'פתיחת התפריט' }).click()
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - button "סגירת התפריט" [expanded]
  `)
})

test('a camp is read with its state and facts before its price, and its price before its buttons', async ({ page }) => {
  await page.goto('/win-camp')
  await expect(page.getByRole('article', { name: 'מחנה פסח 2025' })).toMatchAriaSnapshot(`
    - article "מחנה פסח 2025":
      - heading "מחנה פסח 2025" [level=3]
      - paragraph: המחנה הסתיים
      - term: מתי
      - definition: 6–10 באפריל 2025 חמישה ימים, א׳ עד ה׳
      - term: שעות
      - definition: 08:00–13:00
      - term: למי
      - definition: כיתות ב׳ עד ח׳ בקבוצות
      - term: איפה
      - definition: קריית גת בית ספר תיכון
      - strong: ₪590
      - link "לעדכון על המחנה הבא"
      - 'button "פרטי המחנה: מחנה פסח 2025"'
      - button "תנאים וביטולים"
  `)
})

test('an application is read in groups, each field by its label', async ({ page }) => {
  await openForm(page, '/jobs')
  await expect(formOf(page)).toMatchAriaSnapshot(`
    - form "הגשת מועמדות":
      - paragraph: שדות המסומנים ב־* הם חובה.
      - group "מי אתם":
        - textbox "שם מלא"
        - textbox "גיל"
        - textbox "מקום מגורים"
        - textbox "טלפון"
        - textbox "אימייל"
      - group "מה מתאים לכם":
        - radiogroup "איזו משרה?":
          - radio "תכנות"
          - radio "אנגלית"
          - radio "אוריינות דיגיטלית"
        - radiogroup "רמת האנגלית שלכם":
          - radio "בסיסית"
          - radio "טובה"
          - radio "שוטפת"
          - radio "שפת אם"
        - radiogroup "יש לכם רכב?":
          - radio "כן"
          - radio "לא"
        - textbox "השכלה"
      - group "כמה מילים עליכם":
        - textbox "למה בא לכם ללמד?"
        - button "קורות חיים (לא חובה)"
      - group "עוד פרטים שיעזרו לנו"
      - paragraph:
        - link "מדיניות הפרטיות"
      - button "שליחה"
  `)
})

test('the viewer says where it stands, then the picture, then the ways on', async ({ page }) => {
  await page.goto('/science-basket')
  await page.locator('[data-gallery-tile]').first().click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "תמונות מסל המדע":
      - paragraph: תמונה 1 מתוך 24
      - button "סגירה"
      - list:
        - listitem:
          - figure "ילדים מרכיבים על הקיר תוכנית מחשב מבלוקים ענקיים של קוד"
      - button "התמונה הקודמת"
      - button "התמונה הבאה"
  `)
})

test('each riddle has a field and a button of its own name', async ({ page }) => {
  await page.goto('/dragon-prince-game')
  await page.getByRole('tab', { name: 'חידות' }).click()
  const riddles = page.getByRole('tabpanel').getByRole('listitem')
  await expect(riddles).toHaveCount(5)
  for (const [index, riddle] of (await riddles.all()).entries()) {
    await expect(riddle.getByRole('textbox', { name: new RegExp(`^חידה ${index + 1} `) })).toBeVisible()
    await expect(riddle.getByRole('button', { name: `בדיקה: חידה ${index + 1}` })).toBeVisible()
  }
})
