import { collectionOf } from '../../authoring/content/collection-of.ts'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import { type Field, fieldsInside, type Shape } from '../../authoring/fields/shape.ts'

/** The way to a field in the words of the form: „עמודי המחנה 1 › חלקי העמוד 3 › כותרת”. */
export function whereInWords(book: LabelBook, place: string[], fields: Field[], path: (string | number)[]): string {
  const said: string[] = []
  let known = fields
  let shape: Shape | undefined
  const names = [...place]
  for (const step of path) {
    if (shape?.kind === 'named') {
      said.push(`„${step}”`)
      shape = shape.item
    } else if (typeof step === 'number') {
      said.push(`${said.pop() ?? ''} ${step + 1}`)
      shape = shape?.kind === 'list' ? shape.item : shape
    } else {
      names.push(step)
      shape = known.find(({ name }) => name === step)?.shape
      said.push(shape || !place.length ? book.field(names).label : step)
    }
    known = fieldsInside(shape)
  }
  return said.join(' › ')
}

/** Where labels for the fields of this file are looked up. */
export function placeOf(path: string): string[] {
  const collection = collectionOf(path) ?? path.split('/')[2] ?? ''
  return collection.startsWith('page-') ? ['drawn', collection.replace('page-', '')] : [collection]
}
