import { readdirSync } from 'node:fs'
import { z } from 'astro/zod'
import { nearestName } from '../explain/nearest-name.ts'

/** What `astro:content` is to the schemas when they are read outside of Astro: a reference checks that its entry is there. */
export function reference(collection: string) {
  return z
    .string()
    .check(({ value, issues }) => {
      const names = entryNames(collection)
      if (names.includes(value)) return
      const near = nearestName(value, names)
      issues.push({
        code: 'custom',
        input: value,
        message: `אין „${value}” ב־src/content/${collection}${near ? `. התכוונתם ל„${near}”?` : ''} · there is no "${value}" in src/content/${collection}${near ? `, did you mean "${near}"?` : ''}`,
      })
    })
    .meta({ reference: collection })
}

export function defineCollection<Collection>(collection: Collection): Collection {
  return collection
}

export function entryNames(collection: string): string[] {
  return readdirSync(`src/content/${collection}`).flatMap((file) =>
    /^(?!README).*\.(yaml|md)$/.test(file) ? [file.replace(/\.\w+$/, '')] : [],
  )
}
