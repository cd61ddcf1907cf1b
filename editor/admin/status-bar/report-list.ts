import type { Report, ReportLine } from '../../gateway/publishing/report.ts'
import { element } from '../dialogs/dom.ts'
import { fill, texts } from '../session/texts.ts'

type Line = Pick<ReportLine, 'where' | 'message' | 'form' | 'field'>

const fieldKey = 'win-field-to-open'

/** Lists what blocks publishing, each line linked to its field. Notes are collapsed below. */
export function reportList({ stops, notes, technical }: Report, leave: () => void): HTMLElement {
  return element(
    'section',
    { className: 'win-report' },
    stops.length > 0 ? element('h3', {}, fill(texts.report['stops'], { n: stops.length })) : undefined,
    element('ol', {}, ...stops.map((line) => lineItem(line, leave))),
    notes.length > 0
      ? folded(fill(texts.report['notes'], { n: notes.length }), element('ol', {}, ...notes.map((line) => lineItem(line, leave))))
      : undefined,
    technical ? folded(texts.report['technical'], element('pre', { dir: 'ltr' }, technical)) : undefined,
  )
}

/** Returns the field that the opening form should focus, and clears it. */
export function takeFieldToOpen(): string | undefined {
  const field = sessionStorage.getItem(fieldKey) ?? undefined
  sessionStorage.removeItem(fieldKey)
  return field
}

/** Stores the field that the next form should focus. */
export function setFieldToOpen(field: string | undefined): void {
  if (field) sessionStorage.setItem(fieldKey, field)
}

/** Opens the form that a line is about, at its field. Reloads the page if that form is already open. */
export function openLine({ form, field }: { form?: string | undefined; field?: string | undefined }): void {
  if (!form) return
  setFieldToOpen(field)
  if (location.hash === form) location.reload()
  else location.hash = form
}

/** A list item whose button opens the form at its field. */
export function lineItem({ where, message, form, field }: Line, leave = () => {}): HTMLLIElement {
  const inside = [element('b', {}, [where, message].every(Boolean) ? `${where}: ` : where), message]
  if (!form) return element('li', {}, ...inside)
  const press = element('button', { type: 'button' }, ...inside)
  press.onclick = () => {
    leave()
    openLine({ form, field })
  }
  return element('li', {}, press)
}

function folded(title: string | undefined, inside: HTMLElement): HTMLDetailsElement {
  return element('details', {}, element('summary', {}, title), inside)
}
