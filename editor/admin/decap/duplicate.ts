import { element } from '../dialogs/dom.ts'
import { config, texts } from '../session/texts.ts'
import { statusBar } from '../status-bar/status-bar.ts'

const words = texts.decap.editor.editorToolbar

/**
 * Decap hides „שכפול” in the menu of „נשמר”. This adds a button next to „מחיקה” that opens that menu and presses the item. Only a saved
 * entry can be copied; until then the button explains why. The menu item is found by its label, which is ours
 * (e2e/copy-and-delete.spec.ts).
 */
export function addDuplicateButton(): void {
  const button = element('button', { type: 'button', className: 'win-button win-duplicate' }, words['duplicate'])
  let isWanted = false
  button.onclick = () => {
    const menu = savedMenu()
    isWanted = Boolean(menu)
    if (menu) return menu.click()
    statusBar.showMessage(texts.statusBar['saveFirst'] ?? '')
  }
  const place = () => {
    if (isWanted) pressInMenu()
    // After the delete button, at the end of the elements that Decap renders itself.
    const tools = canCopy() ? document.querySelector('[class*="ToolbarSectionMain"] > :first-child') : undefined
    if (!tools) return button.remove()
    if (tools.lastElementChild !== button) tools.append(button)
    const isReady = Boolean(savedMenu())
    // Not `disabled`, so that pressing it also explains why.
    if (button.ariaDisabled !== String(!isReady)) button.ariaDisabled = String(!isReady)
    button.title = isReady ? '' : (texts.statusBar['saveFirst'] ?? '')
    if (isReady && document.querySelector('.win-status-message')?.textContent === texts.statusBar['saveFirst']) statusBar.showMessage('')
  }
  const pressInMenu = () => {
    const items = [...document.querySelectorAll<HTMLElement>('[class*="ToolbarSectionMain"] [role="menuitem"]')]
    const item = items.find((one) => one.textContent?.trim() === words['duplicate'])
    if (item) isWanted = false
    item?.click()
  }
  new MutationObserver(place).observe(document.body, { childList: true, subtree: true })
}

/** True for the form of a saved entry in a collection that allows new entries. */
function canCopy(): boolean {
  const [, name] = /^#\/collections\/([\w-]+)\/entries\//.exec(location.hash) ?? []
  return config.collections.some((collection) => collection.name === name && collection.create)
}

/** Decap renders this menu only while there are no unsaved changes. */
function savedMenu(): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('[class*="ToolbarSectionMain"] [aria-haspopup]')
  return [...all].find((one) => one.textContent?.trim() === words['published'])
}
