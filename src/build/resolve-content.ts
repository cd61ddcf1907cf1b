import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content'
import type { Picture } from '#lib/picture.ts'
import type { PictureSource } from '#schemas/picture.ts'
import { toPicture } from './pictures/to-picture.ts'

interface Reference {
  collection: CollectionKey
  id: string
}

/** Content with every picture source replaced by the data of a <picture>, and every reference by its entry. */
export type Resolved<T> = T extends PictureSource
  ? Picture
  : T extends { collection: infer C extends CollectionKey; id: string }
    ? Resolved<CollectionEntry<C>['data']> & { id: string }
    : T extends [infer One, infer Other]
      ? [Resolved<One>, Resolved<Other>]
      : T extends (infer Item)[]
        ? Resolved<Item>[]
        : T extends Date
          ? T
          : T extends object
            ? { [Key in keyof T]: Resolved<T[Key]> }
            : T

export async function resolveContent<T>(value: T): Promise<Resolved<T>> {
  return (await resolve(value)) as Resolved<T>
}

async function resolve(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(resolve))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (isPictureSource(value)) return toPicture(value)
  if (isReference(value)) return resolveReference(value)
  const pairs = Object.entries(value).map(async ([key, child]) => [key, await resolve(child)] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

async function resolveReference({ collection, id }: Reference): Promise<unknown> {
  const entry = await getEntry(collection, id)
  if (!entry) throw new Error(`No "${id}" in src/content/${collection}`)
  return { id, ...((await resolve(entry.data)) as object) }
}

function isPictureSource(value: object): value is PictureSource {
  return 'role' in value && 'src' in value && typeof value.src === 'object'
}

function isReference(value: object): value is Reference {
  return 'collection' in value && 'id' in value && Object.keys(value).length === 2
}
