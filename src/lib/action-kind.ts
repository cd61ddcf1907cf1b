/**
 * The action of a link or button. Each kind looks the same on the whole site (docs/decisions/016-one-action-one-colour.md).
 * `enquire` a form of ours, or a place in a camp · `chat` our own chat · `page` another page · `section` further down this page ·
 * `call`, `write` phone and e-mail · `share` a message to somebody else.
 */
export type ActionKind = 'enquire' | 'chat' | 'page' | 'section' | 'call' | 'write' | 'share'

/** The ids of sections with a form, on any page. */
const formSections = ['contact', 'waiting-list']
const contactPage = '/contact'

/** Only a form, a payment or another page can be the primary action. The chat has its own colour; the rest is plain. */
export function canBePrimary(kind: ActionKind): boolean {
  return kind === 'enquire' || kind === 'page'
}

/** Derives the kind from the target of the link, so that no page can choose a colour of its own. */
export function actionKind(href: string): ActionKind {
  if (href.startsWith('tel:')) return 'call'
  if (href.startsWith('mailto:')) return 'write'
  if (href.startsWith('https://wa.me/?')) return 'share'
  if (/^https:\/\/(wa\.me|chat\.whatsapp\.com)\//.test(href)) return 'chat'
  const [path, section] = href.split('#')
  if (path === contactPage || (section && formSections.includes(section))) return 'enquire'
  return path === '' ? 'section' : 'page'
}
