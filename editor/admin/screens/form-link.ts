import { element } from '../dialogs/dom.ts'
import { texts } from '../session/texts.ts'
import { setFieldToOpen } from '../status-bar/report-list.ts'
import { formsAddress, publishingRequested } from './links.ts'

/** A link to the form of a line, at its field. */
export function formLink(label: string, { form, field }: { form?: string | undefined; field?: string | undefined }): HTMLAnchorElement {
  const link = element('a', { href: `/admin${form ?? ''}` }, label)
  link.onclick = () => setFieldToOpen(field)
  return link
}

/** A link to the forms that also opens the publishing dialog. */
export function toPublishing(): HTMLAnchorElement {
  const link = element('a', { href: formsAddress(), className: 'win-button' }, texts.statusBar['publish'])
  link.onclick = () => sessionStorage.setItem(publishingRequested, 'yes')
  return link
}
