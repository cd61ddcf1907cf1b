import type { Report, ReportLine } from '../../gateway/report.ts'
import { fill, texts } from '../texts.ts'
import { element } from './element.ts'

type Line = Pick<ReportLine, 'where' | 'message' | 'form' | 'field'>

const way = 'win-way-to-field'

/** What stops the publication, each line leading to its field; below it, folded, what does not. */
export function reportList({ stops, notes, technical }: Report, leave: () => void): HTMLElement {
  return element(
    'section',
    { className: 'win-report' },
    stops.length > 0 ? element('h3', {}, fill(texts.report['stops'], { n: stops.length })) : undefined,
    element('ol', {}, ...stops.map((line) => pressable(line, leave))),
    notes.length > 0
      ? folded(fill(texts.report['notes'], { n: notes.length }), element('ol', {}, ...notes.map((line) => pressable(line, leave))))
      : undefined,
    technical ? folded(texts.report['technical'], element('pre', { dir: 'ltr' }, technical)) : undefined,
  )
}

/** The field that the form which is being opened was asked for, once. */
export function fieldToOpen(): string | undefined {
  const field = sessionStorage.getItem(way) ?? undefined
  sessionStorage.removeItem(way)
  return field
}

/** The next form that opens goes to this field. */
export function wayToField(field: string | undefined): void {
  if (field) sessionStorage.setItem(way, field)
}

/** The form that a line is about, at its field. One that is open already is opened again. */
export function openLine({ form, field }: { form?: string | undefined; field?: string | undefined }): void {
  if (!form) return
  wayToField(field)
  if (location.hash === form) location.reload()
  else location.hash = form
}

/** A line that a press leads from to its field. */
export function pressable({ where, message, form, field }: Line, leave = () => {}): HTMLLIElement {
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
