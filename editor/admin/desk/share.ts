import { element } from '../bar/element.ts'
import { ask } from '../gateway.ts'
import { fill, texts } from '../texts.ts'

const words = texts.share

/** A link for a colleague who has no login. */
export function shareScreen(page: HTMLElement): void {
  const make = element('button', { type: 'button', className: 'win-publish' }, words['make'])
  const end = element('button', { type: 'button', className: 'win-button' }, words['end'])
  const said = element('p', { role: 'status' })
  const result = element('div', {})
  page.append(
    element('h1', {}, words['title']),
    element('p', {}, words['hint']),
    element('div', { className: 'win-row' }, make, end),
    said,
    result,
  )

  make.onclick = async () => {
    make.disabled = true
    said.textContent = words['making'] ?? ''
    result.replaceChildren()
    try {
      const { address, until, isHere } = await ask<{ address: string; until: number; isHere: boolean }>('share', {})
      said.textContent = fill(words['until'], { day: new Date(until).toLocaleString('he-IL', { dateStyle: 'medium', timeStyle: 'short' }) })
      result.replaceChildren(link(address), isHere ? element('p', {}, words['here']) : '')
    } catch (error) {
      said.textContent = (error as Error).message
    }
    make.disabled = false
  }
  end.onclick = async () => {
    await ask('unshare', {})
    result.replaceChildren()
    said.textContent = words['ended'] ?? ''
  }
}

function link(address: string): HTMLElement {
  const field = element('input', { className: 'win-input', readOnly: true, value: address, dir: 'ltr' })
  const copy = element('button', { type: 'button', className: 'win-button' }, words['copy'])
  copy.onclick = async () => {
    await navigator.clipboard.writeText(address)
    copy.textContent = words['copied'] ?? ''
  }
  return element('label', { className: 'win-labelled' }, words['address'], element('span', { className: 'win-row' }, field, copy))
}
