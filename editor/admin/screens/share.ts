import { element } from '../dialogs/dom.ts'
import { request } from '../session/api.ts'
import { fill, texts } from '../session/texts.ts'

const words = texts.share

interface Shared {
  links: { address: string; until: number }[]
  isHere: boolean
}

/** Share links for colleagues without a login. */
export async function shareScreen(page: HTMLElement): Promise<void> {
  const make = element('button', { type: 'button', className: 'win-publish' }, words['make'])
  const end = element('button', { type: 'button', className: 'win-button' }, words['end'])
  const message = element('p', { role: 'status' })
  const list = element('div', {})
  const shared = await request<Shared>('share')
  page.append(
    element('p', {}, words['hint']),
    shared.isHere ? element('p', {}, words['here']) : '',
    element('div', { className: 'win-row' }, make, end),
    message,
    list,
  )
  show(shared)

  make.onclick = () => change('share', words['making'], words['made'])
  end.onclick = () => change('unshare', '', words['ended'])

  async function change(name: string, meanwhile = '', afterwards = ''): Promise<void> {
    make.disabled = true
    message.textContent = meanwhile
    try {
      show(await request<Shared>(name, {}))
      message.textContent = afterwards
    } catch (error) {
      message.textContent = (error as Error).message
    }
    make.disabled = false
  }

  function show({ links }: Shared): void {
    end.hidden = links.length === 0
    list.replaceChildren(...links.map(link))
  }
}

function link({ address, until }: Shared['links'][number]): HTMLElement {
  const day = new Date(until).toLocaleString('he-IL', { dateStyle: 'medium', timeStyle: 'short' })
  const field = element('input', { className: 'win-input', readOnly: true, value: address, dir: 'ltr' })
  const copy = element('button', { type: 'button', className: 'win-button' }, words['copy'])
  copy.onclick = async () => {
    await navigator.clipboard.writeText(address)
    copy.textContent = words['copied'] ?? ''
  }
  return element(
    'label',
    { className: 'win-labelled' },
    fill(words['until'], { day }),
    element('span', { className: 'win-row' }, field, copy),
  )
}
