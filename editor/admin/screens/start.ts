import type { LoggedChange } from '../../gateway/publishing/change-log.ts'
import type { UnpublishedFile } from '../../gateway/publishing/publishing.ts'
import { element } from '../dialogs/dom.ts'
import { request } from '../session/api.ts'
import { config, fill, texts } from '../session/texts.ts'
import { formLink, toPublishing } from './form-link.ts'

const words = texts.start

/** The collections that change most; all of them are in the sidebar of the forms. */
const usual = ['drawn', 'camps', 'articles', 'jobs', 'pages', 'testimonials', 'galleries', 'menu', 'owner']
const shown = 6

/** The owner's home screen: what to edit, what waits to be published, what changed last. */
export async function startScreen(page: HTMLElement): Promise<void> {
  page.append(element('ul', { className: 'win-begin' }, ...usual.flatMap(kind)))
  const [{ files }, { saved }] = await Promise.all([
    request<{ files: UnpublishedFile[] }>('changes'),
    request<{ saved: LoggedChange[] }>('history'),
  ])
  page.append(waiting(files), changedLast(saved))
}

function kind(name: string): HTMLLIElement[] {
  const found = config.collections.find((collection) => collection.name === name)
  if (!found) return []
  const { label, label_singular, create, files = [] } = found
  const list = `#/collections/${name}`
  // A collection with one file links straight to its form.
  const [only] = files.length === 1 ? files : []
  const open = formLink(label, { form: only ? `${list}/entries/${only.name}` : list })
  const add = create && formLink(fill(words['add'], { one: label_singular ?? label }), { form: `${list}/new` })
  const drawing = element('img', { src: `/admin/pictures/begin/${name}.svg`, alt: '', width: 96, height: 64 })
  return [element('li', {}, drawing, element('div', {}, open, add || undefined))]
}

function waiting(files: UnpublishedFile[]): HTMLElement {
  const titles = files.slice(0, shown).map(({ title, form }) => element('li', {}, form ? formLink(title, { form }) : title))
  const more = files.length > shown ? [element('li', {}, fill(texts.history['more'], { n: files.length - shown }))] : []
  return element(
    'section',
    {},
    element('h2', {}, words['waiting']),
    ...(files.length === 0 ? [element('p', {}, words['nothingWaits'])] : [element('ul', {}, ...titles, ...more), toPublishing()]),
  )
}

function changedLast(saved: LoggedChange[]): HTMLElement {
  const files = saved.flatMap((event) => event.files).filter(({ form }) => form)
  const open = files.filter(({ path }, index) => files.findIndex((one) => one.path === path) === index).slice(0, shown)
  return element(
    'section',
    {},
    element('h2', {}, words['changedLast']),
    open.length === 0
      ? element('p', {}, words['nothingYet'])
      : element('ul', {}, ...open.map(({ title, form }) => element('li', {}, formLink(title, { form })))),
  )
}
