import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { folderOf } from '../../authoring/content/collection-of.ts'
import { parseContentFile } from '../../authoring/content/parse-content.ts'
import { collectionShapes } from '../../authoring/fields/collection-shapes.ts'
import { type LabelBook, labelBook, readLabels } from '../../authoring/fields/labels.ts'
import { requiredWhen } from '../../authoring/fields/required-when.ts'
import type { Field } from '../../authoring/fields/shape.ts'
import { factOf, ownerFile } from '../../src/config/owner-file.ts'
import { variableInfo } from '../../src/config/variable.ts'
import { ownerVariables } from '../../src/config/variables.ts'
import type { DecapField } from './decap-field.ts'
import { fieldWriter } from './field-writer.ts'
import { inFormOrder } from './form-order.ts'

export interface EditorCollection {
  name: string
  label: string
  [name: string]: unknown
}

/** Collections in which the owner can create entries. All others have a fixed set of files. */
const growing = ['pages', 'camps', 'articles', 'jobs', 'testimonials', 'galleries', 'workshops', 'faq']
/** Those whose file name is part of an address: of a page, or of a camp's calendar file. */
const withAddress = ['pages', 'camps', 'articles']
/** The collections that change most come first in the sidebar; the owner's facts and the interface words follow. */
const first = ['pages', 'menu', 'camps', 'articles', 'jobs', 'testimonials', 'programmes', 'galleries', 'workshops', 'faq']
/** Collections with one file. */
const alone = ['owner', 'roles', 'topics']
const markdown = ['articles', 'legal']
const drawn = 'page-'

/** Builds all Decap collections from the site's schemas and the labels. */
export function editorForms() {
  const book = labelBook(readLabels())
  const icons = readdirSync('src/assets/icons').flatMap((file) => (file.endsWith('.svg') ? [file.replace('.svg', '')] : []))
  const writer = fieldWriter(book, icons)
  const write: Write = (fields, place) => writer.fields(fields, place)
  const folders = (names: string[]) => names.map((name) => folder(name, collectionShapes.get(name) ?? [], book, write))
  const collections = [
    routePages(book, write),
    ...folders(first),
    oneFile('owner', ownerFile, book, (fields, place) => write(fields, place).map(withExample)),
    oneFile('roles', 'src/content/roles/roles.json', book, write),
    oneFile('topics', 'src/content/topics/topics.json', book, write),
    interfaceWords(book),
    ...folders([...collectionShapes.keys()].filter((name) => ![...first, ...alone].includes(name) && !name.startsWith(drawn))),
  ]
  return { collections, book }
}

type Write = (fields: Field[], place: string[]) => DecapField[]

const common = { format: 'json', editor: { preview: true } }

function routePages(book: LabelBook, write: Write): EditorCollection {
  const names = [...collectionShapes.keys()].filter((key) => key.startsWith(drawn)).map((key) => key.slice(drawn.length))
  return {
    name: 'drawn',
    label: book.collection('drawn').label,
    ...common,
    files: names.map((name) => {
      const file = `src/content/pages/${name}.yaml`
      const page = (parseContentFile('.', file) ?? {}) as { label?: string }
      return {
        name,
        label: page.label ?? name,
        file,
        fields: inFormOrder(
          (collectionShapes.get(drawn + name) ?? []).flatMap((field) => write([field], isPart(field) ? ['drawn', name] : ['drawn'])),
          'label',
          book,
        ),
      }
    }),
  }
}

/** True for a named section of a page, unlike the fields of its head. */
function isPart({ shape }: Field): boolean {
  return shape.kind === 'object' && !shape.isPicture
}

function folder(name: string, fields: Field[], book: LabelBook, write: Write): EditorCollection {
  const { label, one, hint } = book.collection(name)
  const canGrow = growing.includes(name)
  const own = write(fields, [name])
  const written = name === 'pages' ? own.map(ofKitPage) : own
  const names = fields.map((field) => field.name)
  const title = ['label', 'title', 'name', 'kicker', 'text'].find((key) => names.includes(key)) ?? names[0] ?? ''
  return {
    name,
    label,
    label_singular: one,
    ...(hint && { description: hint }),
    ...common,
    folder: `src/content/${folderOf(name)}`,
    extension: markdown.includes(name) ? 'md' : 'yaml',
    create: canGrow,
    delete: canGrow,
    identifier_field: title,
    slug: '{{fields._address}}',
    summary: fields.find((field) => field.name === title)?.shape.kind === 'list' ? label : summaryOf(names, title),
    fields: inFormOrder(
      canGrow
        ? [addressField(book, title, withAddress.includes(name)), ...written.map(expanded)].map((field) =>
            withMark(field, requiredWhen(name, field.name)),
          )
        : written,
      title,
      book,
    ),
  }
}

/** Adds the condition under which a field is mandatory, and expands it like mandatory fields. */
function withMark(field: DecapField, mark: string | undefined): DecapField {
  return mark ? { ...field, mark, ...(field.widget === 'object' && { collapsed: false }) } : field
}

/** Shows the demo value that the site uses until the owner sets a fact: as a placeholder or, if the input has none, in the hint. */
function withExample(field: DecapField): DecapField {
  const variable = Object.entries(ownerVariables).find(([name]) => factOf(name) === field.name)?.[1]
  if (!variable) return field
  const { isDemo, value } = variableInfo(variable)
  const isInField = field.widget === 'win-line'
  const example = isInField ? 'כל עוד ריק, באתר כתובה הדוגמה שבאפור' : `כל עוד ריק, באתר כתוב לדוגמה: \u2068${value}\u2069`
  const hint = isDemo ? [field['hint'], example].filter(Boolean).join('. ') : field['hint']
  return { ...field, ...(hint !== undefined && { hint }), ...(isInField && { placeholder: value }) }
}

/** The file name of an entry, set once. Not part of the file. Hidden if the site has no address for it. */
function addressField(book: LabelBook, from: string, isShown: boolean): DecapField {
  const { label, hint } = book.field(['_address'])
  return { name: '_address', label, hint, widget: 'win-address', from, ...(!isShown && { isHidden: true }) }
}

/**
 * In pages made of the kit, sections are required, and the head is derived from them (gateway/entries/page-head.ts). Route pages are another
 * collection.
 */
function ofKitPage(field: DecapField): DecapField {
  if (field.name === 'sections') return { ...field, required: true }
  return field.name === 'title' || field.name === 'description' ? { ...field, required: false } : field
}

/** Expands the mandatory groups of a new entry. */
function expanded(field: DecapField): DecapField {
  return field.widget === 'object' && field['required'] === true ? { ...field, collapsed: false } : field
}

/** Lists show the title and, for testimonials, the role. More details come from gateway/screens/cards.ts. */
function summaryOf(names: string[], title: string): string {
  return names.includes('role') ? `{{${title}}}, {{role}}` : `{{${title}}}`
}

function oneFile(name: string, file: string, book: LabelBook, write: Write): EditorCollection {
  const { label, hint } = book.collection(name)
  const form = { name: basename(file, '.json'), label, file, fields: write(collectionShapes.get(name) ?? [], [name]) }
  return { name, label, ...(hint && { description: hint }), ...common, files: [form] }
}

function interfaceWords(book: LabelBook): EditorCollection {
  const files = readdirSync('src/content/interface').filter((file) => file.endsWith('.json'))
  const { label, hint } = book.collection('interface')
  return {
    name: 'interface',
    label,
    ...(hint && { description: hint }),
    ...common,
    files: files.map((name) => {
      const file = `src/content/interface/${name}`
      // A damaged file has no fields, but must not take the other forms with it.
      const words = (parseContentFile('.', file) ?? { damaged: '' }) as Words
      const id = name.replace('.json', '')
      return {
        name: `words-${id}`,
        label: book.interface(id),
        file,
        fields: Object.entries(words).map(([key, text]) => wordField(key, text, book.word(id, key))),
      }
    }),
  }
}

type Words = { [name: string]: string | Words }

/** A text is its own label; a group is labelled with its first text. */
function wordField(name: string, words: string | Words, hint?: string): DecapField {
  if (typeof words === 'string') return { name, label: short(words), ...(hint && { hint }), widget: 'win-text', required: true }
  const inside = Object.entries(words).map(([key, text]) => wordField(key, text))
  return { name, label: `${inside[0]?.label ?? name}…`, widget: 'object', collapsed: true, fields: inside }
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
