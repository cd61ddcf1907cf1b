import { element } from '../bar/element.ts'
import { wayToField } from '../bar/report-list.ts'

/** A press leads to the form of a line, at its field. */
export function formLink(label: string, { form, field }: { form?: string | undefined; field?: string | undefined }): HTMLAnchorElement {
  const link = element('a', { href: `/admin${form ?? ''}` }, label)
  link.onclick = () => wayToField(field)
  return link
}
