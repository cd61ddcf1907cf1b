import { texts } from '../texts.ts'
import { element } from './element.ts'

/** On a telephone the page is below its form, which may be long: a press leads to it, the next one back to where the form was left. */
export function wayToPage(): HTMLButtonElement {
  const way = element('button', { type: 'button', className: 'win-way-to' }, texts.bar['toPage'])
  let left: number | undefined
  way.onclick = () => {
    const page = document.getElementById('preview-pane')
    if (left === undefined && page) {
      left = scrollY
      page.scrollIntoView()
    } else {
      scrollTo(0, left ?? 0)
      left = undefined
    }
    way.textContent = (left === undefined ? texts.bar['toPage'] : texts.bar['toForm']) ?? ''
  }
  return way
}
