import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** Page object of the editor; finds elements by their visible text. */
export class EditorPage {
  readonly page: Page
  /** Accept the offer to restore unsaved input. */
  takesUnsaved = false
  private readonly url: string

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
  }

  /** `camps/entries/online`, `jobs/new`, `menu`. */
  async open(path: string): Promise<void> {
    // An earlier action may still be reloading the page.
    await expect(() => this.page.goto('about:blank')).toPass()
    await this.page.goto(`${this.url}#/collections/${path}`)
  }

  /** The page in the preview: Decap's frame contains a frame with the real page. */
  get preview(): FrameLocator {
    return this.page.frameLocator('iframe').frameLocator('iframe')
  }

  /** The notes above the page in the preview. */
  get note(): Locator {
    return this.page.frameLocator('iframe').locator('.win-note')
  }

  /** A field of the open form, by its label. `inside` limits the search if the label occurs more than once. */
  field(label: string, inside: Locator | Page = this.page): Locator {
    return inside
      .locator('[class*="ControlContainer"]', { has: this.page.locator(`label:text-is("${label}")`) })
      .filter({ visible: true })
      .last()
  }

  /** Expands a collapsed group and returns it. */
  async opened(label: string): Promise<Locator> {
    const group = this.field(label)
    await group.getByRole('button', { name: 'פתיחה', exact: true }).first().click()
    return group
  }

  /** Adds an item to a list and returns the list. */
  async newItem(label: string): Promise<Locator> {
    await this.field(label)
      .getByRole('button', { name: /^הוספת/ })
      .first()
      .click()
    return this.field(label)
  }

  /** Fills the title, the first field of most entries. */
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

  /** The rich text field of an article. */
  get article(): Locator {
    return this.page.getByRole('textbox', { name: 'הטקסט', exact: true })
  }

  /** Pastes into an article's text, replacing everything. */
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

  /** Adds an item to a list; it opens expanded. */
  async add(label: string): Promise<void> {
    await this.field(label)
      .getByRole('button', { name: /^הוספת/ })
      .first()
      .click()
  }

  /** Chooses one of the existing pictures. */
  async choosePicture(label: string, file: string, alt: string): Promise<void> {
    const picture = this.field(label)
    await picture.getByRole('button', { name: 'בחירת תמונה' }).first().click()
    await picture.getByLabel('מדף').selectOption(file.replace(/\/[^/]+$/, ''))
    await picture.getByRole('button', { name: file, exact: true }).click()
    await this.write('מה רואים בתמונה', alt, picture)
  }

  /** Presses the save button. */
  async press(): Promise<void> {
    await this.page.getByRole('button', { name: 'שמירה', exact: true }).click()
  }

  async save(): Promise<void> {
    await this.press()
    // A new entry has its own address now.
    await this.page.waitForURL(/entries\//)
    await expect(this.page.getByText('הכול נשמר')).toBeVisible()
  }

  /** Decap's backups in IndexedDB, by entry. Decap writes them shortly after each input. */
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

  /** Complaints about the open form. */
  get complaints(): Locator {
    return this.page.locator('.win-complaints button')
  }

  async openPublishing(): Promise<Locator> {
    await this.page.locator('.win-status-bar .win-publish').click()
    return this.page.getByRole('dialog')
  }
}
