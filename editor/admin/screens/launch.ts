import type { Launch, LaunchGroup } from '../../gateway/screens/launch.ts'
import { element } from '../dialogs/dom.ts'
import { request } from '../session/api.ts'
import { fill, texts } from '../session/texts.ts'
import { formLink } from './form-link.ts'

const words = texts.launch

/** What is left to do before launch, and the done share. */
export async function launchScreen(page: HTMLElement): Promise<void> {
  const { done, left, groups } = await request<Launch>('launch')
  const share = fill(words['done'], { n: done })
  page.append(
    element(
      'p',
      { className: 'win-share' },
      element('b', {}, share),
      ' · ',
      left === 0 ? words['ready'] : fill(words['left'], { n: left }),
    ),
    element('progress', { max: 100, value: done, ariaLabel: share }),
    element('p', {}, words['hint']),
    ...groupsUnder(
      words['must'],
      groups.filter(({ isMust }) => isMust),
    ),
    ...groupsUnder(
      words['may'],
      groups.filter(({ isMust }) => !isMust),
    ),
  )
}

function groupsUnder(title: string | undefined, groups: LaunchGroup[]): HTMLElement[] {
  return groups.length === 0 ? [] : [element('h2', {}, title), ...groups.map(group)]
}

function group({ title, places, left }: LaunchGroup): HTMLElement {
  const state = left.length === 0 ? words['groupReady'] : fill(words['group'], { n: left.length, m: Math.max(places, left.length) })
  const head = [element('b', {}, title), ' · ', state]
  if (left.length === 0) return element('p', { className: 'win-ready' }, ...head)
  const lines = left.map(({ where, message, form, field }) => {
    const label = [where, message].filter(Boolean).join(': ')
    return element('li', {}, form ? formLink(label, { form, field }) : label)
  })
  return element('details', { className: 'win-launch' }, element('summary', {}, ...head), element('ol', {}, ...lines))
}
