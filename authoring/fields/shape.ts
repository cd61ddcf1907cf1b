import type { PictureRole } from '../../src/schemas/picture.ts'

/** What a field of a content file can be, from a form's point of view. Derived from the site's schemas (read-shape.ts). */
export type Shape =
  | { kind: 'text'; mayBeEmpty: boolean; min?: number | undefined; max?: number | undefined }
  /** A short text with rules of its own: an address, which may be one of the site's pages, a name for links. */
  | { kind: 'line'; pattern?: string; says?: string; isPage?: true }
  | { kind: 'markdown' }
  | { kind: 'day' }
  | { kind: 'time' }
  | { kind: 'number'; min?: number | undefined; max?: number | undefined }
  | { kind: 'switch' }
  | { kind: 'choice'; values: (string | number | boolean)[] }
  /** One of a few words, or a number. */
  | { kind: 'word-or-number'; values: string[] }
  | { kind: 'icon' }
  /** The role decides in which shapes it is shown. */
  | { kind: 'picture-file'; role?: PictureRole }
  | { kind: 'action'; mails: string[]; groups: string[]; looks: string[]; topics: string[] }
  | { kind: 'reference'; collection: string }
  | { kind: 'object'; fields: Field[]; isPicture?: boolean }
  /** A range is two numbers, from and to: rows with names of their own. */
  | { kind: 'list'; item: Shape; min?: number | undefined; max?: number | undefined; isRange?: true }
  /** An object of one of several kinds, distinguished by the field `by`. */
  | { kind: 'kinds'; by: string; options: { name: string; fields: Field[] }[] }
  /** Objects by their names. */
  | { kind: 'named'; item: Shape }

export interface Field {
  name: string
  shape: Shape
  required: boolean
  /** What holds where the file says nothing. */
  fallback?: unknown
}

/** The fields right inside of a shape; of a union those of all its kinds. */
export function fieldsInside(shape: Shape | undefined): Field[] {
  if (shape?.kind === 'object') return shape.fields
  if (shape?.kind === 'list' || shape?.kind === 'named') return fieldsInside(shape.item)
  return shape?.kind === 'kinds' ? shape.options.flatMap(({ fields }) => fields) : []
}
