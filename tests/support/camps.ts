import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the page as a visitor would at that moment. */
export async function readAt(page: Page, moment: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment))
  await page.goto(path)
}

/** Both sides of each boundary, in Israel. */
export const moments = {
  before: ['2025-01-15T10:00:00+02:00', '2025-04-05T23:59:59+03:00'],
  during: ['2025-04-06T00:00:00+03:00', '2025-04-10T23:59:59+03:00'],
  after: ['2025-04-11T00:00:00+03:00', '2026-08-01T10:00:00+03:00'],
}

/** What the eye sees from left to right, by the place of each letter: not what the markup says. */
export async function seenLeftToRight(within: Locator): Promise<string> {
  return within.evaluate((element) => {
    const letters: { letter: string; x: number; y: number }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? ''
      for (let place = 0; place < text.length; place++) {
        range.setStart(walker.currentNode, place)
        range.setEnd(walker.currentNode, place + 1)
        const { left, top, width } = range.getBoundingClientRect()
        if (width > 0) letters.push({ letter: text[place] ?? '', x: left, y: top })
      }
    }
    // Line by line; marks above and below the line do not make a new one.
    return letters
      .sort((one, other) => (Math.abs(one.y - other.y) > 6 ? one.y - other.y : one.x - other.x))
      .map(({ letter }) => letter)
      .join('')
  })
}

/** Dates, hours and prices keep their order inside a right-to-left line. */
export async function expectOrder(within: Locator, seen: string): Promise<void> {
  expect(await seenLeftToRight(within.first())).toContain(seen)
}

/** Opens the dialog, finds the focus inside, and closes it in each of the ways; the focus comes back each time. */
export async function expectDialogManners(page: Page, opener: Locator, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'סגירה' }).click(),
    () => page.mouse.click(4, 4),
  ]
  for (const close of ways) {
    await opener.click()
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
}

/** Every rule of the specification, wherever the terms are read. */
export const everyRule = [
  'ביטול 14 ימים או יותר לפני פתיחת המחנה: החזר מלא.',
  'ביטול בין 7 ל־14 ימים לפני פתיחת המחנה: החזר של 50%.',
  'ביטול פחות מ־7 ימים לפני פתיחת המחנה: ללא החזר',
  'כל מקרה נבדק לגופו',
  'תקבלו החזר מלא או זיכוי',
  'המחנה נפתח רק אם יש מספיק נרשמים ונרשמות. אם לא ייפתח, תקבלו החזר מלא.',
  'ההרשמה מאושרת רק אחרי שהתקבל אישור התשלום',
  'הורים שמתנגדים לכך מתבקשים להודיע לנו בכתב מראש',
  'חוק הגנת הצרכן',
]
