import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The editor as its owner uses it: by what is written on it. */
export class EditorPage {
  readonly page: Page
  /** Whether text that was left unsaved is taken up again, where it is offered. */
  takesUnsaved = false
  private readonly url: string

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
  }

  /** `camps/entries/online`, `jobs/new`, `menu`. */
  async open(path: string): Promise<void> {
    // What was done before may still be opening its page again.
    await expect(() => this.page.goto('about:blank')).toPass()
    await this.page.goto(`${this.url}#/collections/${path}`)
  }

  /** The page in the preview: a frame of the form builder with the real page in it. */
  get preview(): FrameLocator {
    return this.page.frameLocator('iframe').frameLocator('iframe')
  }

  /** What the preview says above the page. */
  get note(): Locator {
    return this.page.frameLocator('iframe').locator('.win-note')
  }

  /** A field of the form that is open, by its label; `inside` where the label is there more than once. */
  field(label: string, inside: Locator | Page = this.page): Locator {
    return inside
      .locator('[class*="ControlContainer"]', { has: this.page.locator(`label:text-is("${label}")`) })
      .filter({ visible: true })
      .last()
  }

  /** A group of fields that is closed at first. */
  async opened(label: string): Promise<Locator> {
    const group = this.field(label)
    await group.getByRole('button', { name: 'פתיחה', exact: true }).first().click()
    return group
  }

  /** A list of groups, ready for what is to be added. */
  async newItem(label: string): Promise<Locator> {
    await this.field(label)
      .getByRole('button', { name: /^הוספת/ })
      .first()
      .click()
    return this.field(label)
  }

  /** The first field of all, which most entries begin with. */
  async title(text: string): Promise<void> {
    await this.page
      .locator('[class*="ControlContainer"]', { has: this.page.locator('label:text-is("כותרת")') })
      .first()
      .locator('textarea')
      .fill(text)
  }

  async write(label: string, text: string, inside?: Locator): Promise<void> {
    await this.field(label, inside).locator('textarea, input').first().fill(text)
  }

  /** The text of an article, which is typed as it is read. */
  get article(): Locator {
    return this.page.getByRole('textbox', { name: 'הטקסט', exact: true })
  }

  /** Into the text of an article, in place of all that is there. */
  async pasteArticle(text: string, markup = ''): Promise<void> {
    await this.article.click()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.article.evaluate(
      (element, [plain, html]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', plain)
        if (html) clipboardData.setData('text/html', html)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [text, markup] as const,
    )
  }

  async choose(label: string, option: string, inside?: Locator): Promise<void> {
    await this.field(label, inside).locator('select').first().selectOption({ label: option })
  }

  /** One more item in a list, which opens with it. */
  async add(label: string): Promise<void> {
    await this.field(label)
      .getByRole('button', { name: /^הוספת/ })
      .first()
      .click()
  }

  /** One of the pictures that are there. */
  async choosePicture(label: string, file: string, alt: string): Promise<void> {
    const picture = this.field(label)
    await picture.getByRole('button', { name: 'בחירת תמונה' }).first().click()
    await picture.getByLabel('מדף').selectOption(file.replace(/\/[^/]+$/, ''))
    await picture.getByRole('button', { name: file, exact: true }).click()
    await this.write('מה רואים בתמונה', alt, picture)
  }

  /** One press is enough. */
  async press(): Promise<void> {
    await this.page.getByRole('button', { name: 'שמירה', exact: true }).click()
  }

  async save(): Promise<void> {
    await this.press()
    // An entry that was new has its own address now.
    await this.page.waitForURL(/entries\//)
    await expect(this.page.getByText('הכול נשמר')).toBeVisible()
  }

  /** What the form builder has stored in the browser's own database, by the entry: it does so a moment after something is typed. */
  async stored(): Promise<Map<string, string>> {
    const all = await this.page.evaluate(
      () =>
        new Promise<[string, string][]>((done) => {
          const open = indexedDB.open('localforage')
          open.onerror = () => done([])
          open.onsuccess = () => {
            const store = open.result.transaction('keyvaluepairs').objectStore('keyvaluepairs')
            const [keys, values] = [store.getAllKeys(), store.getAll()]
            values.onsuccess = () => done(keys.result.map((key, index) => [String(key), String(values.result[index]?.raw ?? '')]))
          }
        }),
    )
    return new Map(all)
  }

  /** What has to be put right before it can be saved. */
  get complaints(): Locator {
    return this.page.locator('.win-complaints button')
  }

  async openPublishing(): Promise<Locator> {
    await this.page.locator('.win-bar .win-publish').click()
    return this.page.getByRole('dialog')
  }
}
