import type { z as Zod } from 'astro/zod'
import { ownerFile } from '../../src/config/owner-file.ts'
import { collectionOf } from '../content/collection-of.ts'
import { loadSchemas } from '../content/load-schemas.ts'
import { bothLanguages, type Complaint } from '../explain/complaint.ts'
import { explainIssue } from '../explain/explain-issue.ts'
import { fieldAbove } from '../explain/field-above.ts'
import { checkOwnerFacts } from './check-owner-facts.ts'

const schemas = new Map<string, Zod.ZodType>()

/** What the build would say about this file, asked of the same schemas before it is built or even written. */
export function checkEntry(path: string, data: Record<string, unknown>): Complaint[] {
  if (path.startsWith('src/content/interface/')) return checkWords(path, data)
  if (path === ownerFile) return checkOwnerFacts(data)
  const schema = schemaOf(path)
  // The text of a Markdown file is no field of its schema.
  const { body: _, ...fields } = path.endsWith('.md') ? data : { body: undefined, ...data }
  const asked = path.endsWith('.md') ? fields : data
  const issues = schema.safeParse(asked).error?.issues ?? []
  return issues.flatMap((issue) => {
    const where = issue.path as (string | number)[]
    // Each unknown field is a complaint of its own, at its own line.
    const each =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ issue: { ...issue, keys: [key] }, path: [...where, key] }))
        : [{ issue, path: where }]
    const above = valueAt(asked, where) === undefined ? fieldAbove(schema, asked, where) : undefined
    return each.map(({ issue: one, path: at }) => ({
      path: at,
      ...(above && { below: [...at.slice(0, -1), above] }),
      ...explainIssue(one, valueAt(asked, where), schema, asked),
    }))
  })
}

function schemaOf(path: string): Zod.ZodType {
  const { z, collections } = loadSchemas()
  const collection = collectionOf(path, Object.keys(collections)) ?? ''
  const known = schemas.get(collection)
  if (known) return known
  const made = collections[collection]?.schema
  if (!made) throw new Error(`${path} belongs to no collection`)
  const schema = typeof made === 'function' ? made({ image: () => z.string() }) : made
  schemas.set(collection, schema)
  return schema
}

function checkWords(path: string, data: Record<string, unknown>): Complaint[] {
  const { checkWords: check } = loadSchemas().load<{ checkWords(source: string, file: string): unknown }>('integrations/interface-words.ts')
  return Object.entries(data).flatMap(([name, value]) => {
    try {
      check(JSON.stringify({ [name]: value }), path)
      return []
    } catch (error) {
      const said = (error as Error).message.replace(`${path} › ${name}: `, '')
      return [{ path: [name], ...bothLanguages(said) }]
    }
  })
}

function valueAt(data: unknown, path: (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined | null)?.[key], data)
}
