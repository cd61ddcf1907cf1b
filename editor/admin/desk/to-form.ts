import { element } from '../bar/element.ts'
import { wayToField } from '../bar/report-list.ts'
import { texts } from '../texts.ts'
import { formsAt, publishingWanted } from './links.ts'

/** A link to the form of a line, at its field. */
export function formLink(label: string, { form, field }: { form?: string | undefined; field?: string | undefined }): HTMLAnchorElement {
  const link = element('a', { href: `/admin${form ?? ''}` }, label)
  link.onclick = () => wayToField(field)
  return link
}

/** A link to the forms that also opens the publishing dialog. */
export function toPublishing(): HTMLAnchorElement {
  const link = element('a', { href: formsAt(), className: 'win-button' }, texts.bar['publish'])
  link.onclick = () => sessionStorage.setItem(publishingWanted, 'yes')
  return link
}
