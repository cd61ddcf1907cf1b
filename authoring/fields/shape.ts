import type { PictureRole } from '../../src/schemas/picture.ts'

/** What a field of a content file can contain, from a form's point of view. Derived from the site's schemas (read-shape.ts). */
export type Shape =
  | { kind: 'text'; mayBeEmpty: boolean; min?: number | undefined; max?: number | undefined }
  /** A short text with its own rules: an address (with `isPage`, possibly one of the site's pages), a name for links. */
  | { kind: 'line'; pattern?: string; message?: string; isPage?: true }
  | { kind: 'markdown' }
  | { kind: 'day' }
  | { kind: 'time' }
  | { kind: 'number'; min?: number | undefined; max?: number | undefined }
  | { kind: 'switch' }
  | { kind: 'choice'; values: (string | number | boolean)[] }
  /** One of a few words, or a number. */
  | { kind: 'word-or-number'; values: string[] }
  | { kind: 'icon' }
  /** The role decides the proportions in which the picture is shown. */
  | { kind: 'picture-file'; role?: PictureRole }
  | { kind: 'action'; mails: string[]; groups: string[]; looks: string[]; topics: string[] }
  | { kind: 'reference'; collection: string }
  | { kind: 'object'; fields: Field[]; isPicture?: boolean }
  /** A range is a list of two numbers whose rows are labelled: from and to. */
  | { kind: 'list'; item: Shape; min?: number | undefined; max?: number | undefined; isRange?: true }
  /** An object of one of several kinds, selected by the field `by`. */
  | { kind: 'kinds'; by: string; options: { name: string; fields: Field[] }[] }
  /** Objects by name. */
  | { kind: 'named'; item: Shape }

export interface Field {
  name: string
  shape: Shape
  required: boolean
  /** The value if the file omits the field. */
  fallback?: unknown
}

/** The fields directly inside a shape; for a union, the fields of all its kinds. */
export function fieldsInside(shape: Shape | undefined): Field[] {
  if (shape?.kind === 'object') return shape.fields
  if (shape?.kind === 'list' || shape?.kind === 'named') return fieldsInside(shape.item)
  return shape?.kind === 'kinds' ? shape.options.flatMap(({ fields }) => fields) : []
}
