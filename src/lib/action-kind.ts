/**
 * What a press does. Each kind has one look over the whole site (docs/decisions/016-one-action-one-colour.md).
 * `enquire` a form of ours, or a place in a camp · `chat` our own chat · `page` on to another page · `section` further down this one ·
 * `call`, `write` phone and e-mail · `share` a message to somebody else.
 */
export type ActionKind = 'enquire' | 'chat' | 'page' | 'section' | 'call' | 'write' | 'share'

/** The sections that hold a form, wherever they are. */
const formSections = ['contact', 'waiting-list']
const contactPage = '/contact'

/** Only a form, a payment or another page can be the one thing to press. The chat has its own colour; the rest is plain. */
export function canLead(kind: ActionKind): boolean {
  return kind === 'enquire' || kind === 'page'
}

/** The kind follows from where the link leads, so that no page can choose a colour of its own. */
export function actionKind(href: string): ActionKind {
  if (href.startsWith('tel:')) return 'call'
  if (href.startsWith('mailto:')) return 'write'
  if (href.startsWith('https://wa.me/?')) return 'share'
  if (/^https:\/\/(wa\.me|chat\.whatsapp\.com)\//.test(href)) return 'chat'
  const [path, section] = href.split('#')
  if (path === contactPage || (section && formSections.includes(section))) return 'enquire'
  return path === '' ? 'section' : 'page'
}
