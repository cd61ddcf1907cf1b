import type { MenuChoice } from '../../gateway/screens/choose-menus.ts'
import type { MenuList } from '../../gateway/screens/menu-lists.ts'
import { request } from '../session/api.ts'
import { texts } from '../session/texts.ts'
import { openDialog } from './dialog.ts'
import { element } from './dom.ts'

/** Asks which menus should contain a page, and saves the choice. Resolves to true once saved. */
export async function chooseMenus(address: string, name: string): Promise<true | undefined> {
  const lists = await request<MenuList[]>(`menus?address=${encodeURIComponent(address)}`)
  return openDialog<true>(texts.menus['title'] ?? '', (end) => {
    const boxes = lists.map((list) => ({ list, box: element('input', { type: 'checkbox', checked: list.isIn }) }))
    const label = element('input', { value: name })
    const hint = element('input', {})
    const labelField = element('label', { className: 'win-menu-field' }, texts.menus['label'], label)
    const hintField = element('label', { className: 'win-menu-field' }, texts.menus['hint'], hint)
    const problem = element('p', { className: 'win-problem', role: 'alert' })
    const form = element(
      'form',
      {},
      element('h2', {}, texts.menus['title']),
      ...boxes.map(({ list, box }) => element('label', { className: 'win-menu' }, box, list.name)),
      labelField,
      hintField,
      problem,
      element(
        'div',
        { className: 'win-row' },
        element('button', { type: 'submit', className: 'win-publish' }, texts.menus['save']),
        element('button', { type: 'button', className: 'win-button', onclick: () => end() }, texts.menus['cancel']),
      ),
    )
    // Existing menu entries keep their labels. Only links of the bar have a tooltip.
    form.onchange = askForWords
    askForWords()
    form.onsubmit = (event) => {
      event.preventDefault()
      const chosen = boxes.filter(({ box }) => box.checked).map(({ list }) => list.id)
      const choice: MenuChoice = { address, lists: chosen, label: label.value, hint: hint.value }
      request('menus', choice).then(
        () => end(true),
        (error: Error) => {
          problem.textContent = error.message
        },
      )
    }
    return form

    function askForWords(): void {
      const added = boxes.filter(({ list, box }) => box.checked && !list.isIn)
      show(labelField, label, added.length > 0)
      show(
        hintField,
        hint,
        added.some(({ list }) => list.id === 'bar'),
      )
    }
  })
}

function show(field: HTMLElement, input: HTMLInputElement, isAsked: boolean): void {
  field.hidden = !isAsked
  input.required = isAsked
  // The browser's own validation message may not be Hebrew.
  input.oninvalid = () => input.setCustomValidity(texts.menus['missing'] ?? '')
  input.oninput = () => input.setCustomValidity('')
}
