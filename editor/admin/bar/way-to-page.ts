import { texts } from '../texts.ts'
import { element } from './element.ts'

/** On a telephone the page is below its form, which may be long: a press leads to it, the next one back to where the form was left. */
export function wayToPage(): HTMLButtonElement {
  const way = element('button', { type: 'button', className: 'win-way-to' }, texts.bar['toPage'])
  let left = 0
  const page = () => document.getElementById('preview-pane')
  const isAtPage = () => (page()?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 2
  way.onclick = () => {
    if (isAtPage()) return scrollTo(0, left)
    left = scrollY
    page()?.scrollIntoView()
  }
  // A press on a text of the page leads to the form too.
  addEventListener('scroll', () => {
    way.textContent = (isAtPage() ? texts.bar['toForm'] : texts.bar['toPage']) ?? ''
  })
  return way
}
