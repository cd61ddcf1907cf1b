import { texts } from '../texts.ts'
import { element } from './element.ts'

/** On a telephone the page is below its form, which may be long: a press leads to it, the next one back to where the form was left. */
export function wayToPage(): HTMLButtonElement {
  const way = element('button', { type: 'button', className: 'win-way-to' }, texts.bar['toPage'])
  let left = 0
  const page = () => document.getElementById('preview-pane')
  // Not the window: the form builder's own box is what scrolls.
  const box = () => page()?.closest('[class*="EditorContainer"]')
  const isAtPage = () => (page()?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 2
  way.onclick = () => {
    if (isAtPage()) return box()?.scrollTo(0, left)
    left = box()?.scrollTop ?? 0
    page()?.scrollIntoView()
  }
  // A press on a text of the page leads to the form too.
  const name = () => {
    way.textContent = (isAtPage() ? texts.bar['toForm'] : texts.bar['toPage']) ?? ''
  }
  addEventListener('scroll', name, { capture: true })
  return way
}
