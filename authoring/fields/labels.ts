import { readFileSync } from 'node:fs'
import subjects from '../../src/content/interface/subjects.json' with { type: 'json' }
import { gradeLetters } from '../../src/lib/text/format-grades.ts'
import { allRoles } from '../../src/schemas/role.ts'
import { allTopics } from '../../src/schemas/topic.ts'

type Said = string | [label: string, hint: string]

export interface Labels {
  collections: Record<string, { label: string; one: string; hint?: string }>
  interface: Record<string, string>
  /** Where words are seen that do not say it themselves. */
  words: Record<string, string>
  fields: Record<string, Said>
  items: Record<string, string>
  kinds: Record<string, Said>
  values: Record<string, Record<string, string>>
}

/**
 * Looks words up by where a field is, the longest ending of its path first: `camps.hours.from`, `hours.from`, `from`. What each of the drawn pages has
 * is said once: before the bare `label`, `drawn.jobs.label` is looked for as `drawn.label`.
 */
export function labelBook(labels: Labels) {
  const used = new Set<string>()
  const missing = new Set<string>()

  function find<Value>(group: keyof Labels, entries: Record<string, Value>, path: string[]): Value | undefined {
    const endings = path.map((_, from) => path.slice(from).join('.'))
    if (path[0] === 'drawn' && path.length === 3) endings.splice(-1, 0, `drawn.${path[2]}`)
    for (const key of endings) {
      const found = entries[key]
      if (found !== undefined) {
        used.add(`${group} ${key}`)
        return found
      }
    }
    missing.add(`${group} ${path.join('.')}`)
    return undefined
  }

  return {
    field: (path: string[]) => both(find('fields', labels.fields, path) ?? path.at(-1) ?? ''),
    item: (path: string[]) => find('items', labels.items, path) ?? '',
    kind: (name: string) => both(find('kinds', labels.kinds, [name]) ?? name),
    value(path: string[], value: unknown): string {
      const key = String(value)
      const said = find('values', labels.values, path)?.[key]
      if (said === undefined) missing.add(`values ${path.join('.')} ${key}`)
      else used.add(`values ${path.at(-1)} ${key}`)
      return said ?? key
    },
    collection: (name: string) => find('collections', labels.collections, [name]) ?? { label: name, one: name },
    interface: (name: string) => find('interface', labels.interface, [name]) ?? name,
    /** Most words say themselves where they are seen. */
    word(file: string, name: string): string | undefined {
      const key = `${file}.${name}`
      return key in labels.words ? find('words', labels.words, [key]) : undefined
    },
    /** What was asked for and is not in the book; what is in the book and nobody asked for. */
    missing: () => [...missing].sort(),
    unused: () =>
      (['collections', 'interface', 'words', 'fields', 'items', 'kinds', 'values'] as const)
        .flatMap((group) => Object.keys(labels[group]).map((key) => `${group} ${key}`))
        .filter((key) => !used.has(key))
        .sort(),
  }
}

function both(said: Said): { label: string; hint?: string } {
  return typeof said === 'string' ? { label: said } : { label: said[0], hint: said[1] }
}

export type LabelBook = ReturnType<typeof labelBook>

export function readLabels(): Labels {
  const labels = JSON.parse(readFileSync('authoring/fields/labels.json', 'utf8')) as Labels
  // A role, a topic, a subject or a grade is called in the editor what the site calls it.
  const grades = Object.fromEntries(gradeLetters.map((letter, index) => [index + 1, letter]))
  const [roles, topics] = [allRoles, allTopics].map((all) => Object.fromEntries(all.map(({ id, label }) => [id, label])))
  return {
    ...labels,
    values: {
      ...labels.values,
      category: { ...subjects },
      position: roles ?? {},
      topic: topics ?? {},
      'form.topics': topics ?? {},
      'grades.from': grades,
      'grades.to': grades,
    },
  }
}
