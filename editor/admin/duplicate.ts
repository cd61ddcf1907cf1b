import { bar } from './bar/bar.ts'
import { element } from './bar/element.ts'
import { config, texts } from './texts.ts'

const words = texts.builder.editor.editorToolbar

/**
 * The form builder hides „שכפול” behind the arrow of „נשמר”: a button beside „מחיקה” opens that menu and presses it. A copy is made of what is saved, so
 * until it is, the button says why not. The entry of the menu is found by its word, which is ours (e2e/copy-and-delete.spec.ts).
 */
export function showDuplicate(): void {
  const button = element('button', { type: 'button', className: 'win-button win-duplicate' }, words['duplicate'])
  let isWanted = false
  button.onclick = () => {
    const menu = savedMenu()
    isWanted = Boolean(menu)
    if (menu) return menu.click()
    bar.explain(texts.bar['saveFirst'] ?? '')
  }
  const place = () => {
    if (isWanted) pressInMenu()
    // After the button that deletes, at the end of what the form builder manages itself.
    const tools = canCopy() ? document.querySelector('[class*="ToolbarSectionMain"] > :first-child') : undefined
    if (!tools) return button.remove()
    if (tools.lastElementChild !== button) tools.append(button)
    const isReady = Boolean(savedMenu())
    // Not `disabled`: a press by keyboard or finger gives the reason too.
    if (button.ariaDisabled !== String(!isReady)) button.ariaDisabled = String(!isReady)
    button.title = isReady ? '' : (texts.bar['saveFirst'] ?? '')
    if (isReady && document.querySelector('.win-said')?.textContent === texts.bar['saveFirst']) bar.explain('')
  }
  const pressInMenu = () => {
    const items = [...document.querySelectorAll<HTMLElement>('[class*="ToolbarSectionMain"] [role="menuitem"]')]
    const item = items.find((one) => one.textContent?.trim() === words['duplicate'])
    if (item) isWanted = false
    item?.click()
  }
  new MutationObserver(place).observe(document.body, { childList: true, subtree: true })
}

/** An entry that is saved, of a kind that can grow. */
function canCopy(): boolean {
  const [, name] = /^#\/collections\/([\w-]+)\/entries\//.exec(location.hash) ?? []
  return config.collections.some((collection) => collection.name === name && collection.create)
}

/** It is there while everything is saved. */
function savedMenu(): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('[class*="ToolbarSectionMain"] [aria-haspopup]')
  return [...all].find((one) => one.textContent?.trim() === words['published'])
}
