import { readFileSync } from 'node:fs'
import Mustache from 'mustache'
import type { FormName } from '../../src/config/forms.ts'
import { formTemplate } from './form-template.ts'

export interface Brand {
  brand: string
  tagline: string
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

const folder = new URL('../templates/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** The frame around every mail. The e-mail service has no partials, so `loadTemplate` inlines them. */
const frame = { top: read('top.html'), bottom: read('bottom.html') }

/**
 * The mail of a form, or the notice to the owner, each as a complete mustache template. Brand and tagline are known before any enquiry,
 * so they are filled in here.
 */
export function loadTemplate(name: FormName | 'notice', brand: Brand): RenderedMail {
  const { subject, text, html } = name === 'notice' ? readNotice() : readForm(name)
  const framed = html.replace(/^\{\{> (top|bottom)\}\}\n/gm, (_, part: keyof typeof frame) => frame[part])
  return {
    subject: withBrand(subject, brand, String),
    text: withBrand(text, brand, String),
    html: withBrand(framed, brand, Mustache.escape),
  }
}

function readNotice(): RenderedMail {
  return { subject: read('notice/subject.txt').trim(), text: read('notice/mail.txt'), html: read('notice/mail.html') }
}

/** All forms share one layout; its rows follow from the form's table. */
function readForm(form: FormName): RenderedMail {
  const { subject, title, textRows, htmlRows } = formTemplate(form)
  return {
    subject,
    text: fill(read('form.txt'), title, textRows),
    html: fill(read('form.html'), Mustache.escape(title), htmlRows),
  }
}

function fill(layout: string, title: string, rows: string): string {
  return layout.replace('{{> title}}', () => title).replace('{{> rows}}\n', () => rows)
}

function withBrand(template: string, { brand, tagline }: Brand, printed: (text: string) => string): string {
  return template.replaceAll('{{brand}}', () => printed(brand)).replaceAll('{{tagline}}', () => printed(tagline))
}

export function renderMail(template: RenderedMail, params: Map<string, string>): RenderedMail {
  const typed = Object.fromEntries([...params].map(([name, value]) => [name, cleanText(value)]))
  // The phone number is also in a link, where a line break would become a <br> tag.
  const view = { ...typed, phone: typed['phone']?.replaceAll(/\s+/g, ' '), lrm: '\u200e' }
  return {
    subject: toOneLine(Mustache.render(template.subject, view, {}, { escape: String })),
    text: Mustache.render(template.text, view, {}, { escape: String }),
    html: Mustache.render(template.html, view, {}, { escape: toHtml }),
  }
}

/** Escapes the text and turns its line breaks into <br>: not every mail program supports `white-space`. */
function toHtml(value: string): string {
  return Mustache.escape(value).replaceAll('\n', '<br>')
}

/** Removes control characters, which no keyboard types, and trims: a value of only spaces counts as empty. */
function cleanText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

/** Makes a value safe for a header: one line, without marks that change the text direction, and at most 150 characters. */
export function toOneLine(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  return Array.from(line.trim()).slice(0, 150).join('')
}
