import Mustache from 'mustache'
import type { FormName } from '../../src/config/forms.ts'
import { allForms } from '../../src/forms/all-forms.ts'
import type { Field, Kind } from '../../src/forms/engine/define-form.ts'
import { withColon } from '../../src/forms/engine/field-text.ts'
import { fileNameVariable } from '../../src/forms/engine/to-mail.ts'

interface Row {
  kind: Kind
  label: string
  /** The variable that the row shows. */
  name: string
}

/** Makes a row of the mail for each field of the form's table, the topic first. Uses only the mustache that the e-mail service supports. */
export function formTemplate(form: FormName): { title: string; subject: string; textRows: string; htmlRows: string } {
  const { mail } = allForms[form]
  const rows = rowsOf(form)
  return {
    title: mail.title,
    subject: subjectOf(form),
    textRows: rows.map((row, place) => textRow(row, rows[place + 1])).join(''),
    htmlRows: rows.map(htmlRow).join(''),
  }
}

/** The label and the variable of each field, in the order of the form's mail. */
export function labelledRows(name: FormName): { label: string; name: string }[] {
  return rowsOf(name).map(({ label, name: variable }) => ({ label: label.replace(/:$/, ''), name: variable }))
}

function rowsOf(name: FormName): Row[] {
  const { form, mail } = allForms[name]
  const names = new Set(['topic', ...(mail.order ?? []), ...Object.keys(form.fields)])
  const rows = [...names].flatMap((field): Row[] => {
    const extra = (mail.extraRows ?? []).filter(({ before }) => before === field)
    return [...extra.map(({ variable, ...row }) => ({ ...row, name: variable })), rowOf(field)]
  })
  return rows.filter((row, place) => rows.findIndex(({ name: other }) => other === row.name) === place)

  function rowOf(field: string): Row {
    const { kind = 'line', label = '', mail: variable = '' } = form.fields[field] ?? {}
    const isLine = field !== 'topic' && typeof variable !== 'string'
    if (isLine && mail.message) return { kind: 'text', label: mail.message, name: 'message' }
    return { kind, label: mail.labels?.[field] ?? label, name: shownVariable(field, form.fields[field]) }
  }
}

/** The variable that shows a field: its own, the name of its file, or, for a line of the message, the name of the field. */
function shownVariable(name: string, field: Field<unknown> | undefined): string {
  if (typeof field?.mail !== 'string') return name
  return field.kind === 'file' ? fileNameVariable(field.mail) : field.mail
}

/** The fixed words, then each part whose field is not empty. The topic comes last, unless the form gives it another place. */
function subjectOf(name: FormName): string {
  const { form, mail } = allForms[name]
  const [words, ...parts] = mail.subject
  const all = parts.some((part) => part.includes('{topic}')) ? parts : [...parts, ' · {topic}']
  return words + all.map((part) => toSection(part, (field) => shownVariable(field, form.fields[field]))).join('')
}

/** ': {fullName}' → '{{#from_name}}: {{from_name}}{{/from_name}}' */
function toSection(part: string, variableOf: (field: string) => string): string {
  return part.replace(/^([^{]*)\{(\w+)\}([^{]*)$/, (_, before: string, field: string, after: string) => {
    const name = variableOf(field)
    return `{{#${name}}}${before}{{${name}}}${after}{{/${name}}}`
  })
}

const isParagraph = ({ kind }: Row) => kind === 'text' || kind === 'sentence'

/** A paragraph has empty lines around it. */
function textRow(row: Row, next: Row | undefined): string {
  const end = next && !isParagraph(next) ? '\n' : ''
  const label = withColon(row.label)
  const shown = isParagraph(row) ? `\n${label}\n{{${row.name}}}\n${end}` : `${label} ${ordered(row)}\n`
  return `{{#${row.name}}}\n${shown}{{/${row.name}}}\n`
}

/** Direction marks keep phone numbers and addresses in order among Hebrew words. */
function ordered({ kind, name }: Row): string {
  return kind === 'phone' || kind === 'email' ? `{{lrm}}{{${name}}}{{lrm}}` : `{{${name}}}`
}

function htmlRow(row: Row): string {
  const cell = `<b>${Mustache.escape(row.label)}</b>${htmlOf(row)}`
  return `  {{#${row.name}}}\n  <tr><td dir="rtl" align="right" class="field">${cell}</td></tr>\n  {{/${row.name}}}\n`
}

function htmlOf(row: Row): string {
  const value = `{{${row.name}}}`
  if (isParagraph(row)) return `<div dir="auto">${value}</div>`
  if (row.kind === 'phone') return `<br><a dir="ltr" href="tel:${value}">${value}</a>`
  return `<br><span dir="${row.kind === 'email' ? 'ltr' : 'auto'}">${value}</span>`
}
