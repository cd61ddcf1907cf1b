import { readFileSync } from 'node:fs'
import subjects from '../../src/content/interface/subjects.json' with { type: 'json' }
import { mostFewPlaces } from '../../src/lib/camps/camp-calendar.ts'
import { gradeLetters } from '../../src/lib/text/format-grades.ts'
import { allRoles } from '../../src/schemas/role.ts'
import { allTopics } from '../../src/schemas/topic.ts'

type Label = string | [label: string, hint: string]

export interface Labels {
  collections: Record<string, { label: string; one: string; hint?: string }>
  interface: Record<string, string>
  /** Where a word is seen, for words that are not self-explanatory. */
  words: Record<string, string>
  fields: Record<string, Label>
  items: Record<string, string>
  kinds: Record<string, Label>
  values: Record<string, Record<string, string>>
}

/**
 * Looks up labels by the path of a field, the longest suffix first: `camps.hours.from`, `hours.from`, `from`. Fields that all route pages
 * share have one label: for `drawn.jobs.label`, `drawn.label` is tried before `label`.
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
    field: (path: string[]) => labelAndHint(find('fields', labels.fields, path) ?? path.at(-1) ?? ''),
    item: (path: string[]) => find('items', labels.items, path) ?? '',
    kind: (name: string) => labelAndHint(find('kinds', labels.kinds, [name]) ?? name),
    value(path: string[], value: unknown): string {
      const key = String(value)
      const text = find('values', labels.values, path)?.[key]
      if (text === undefined) missing.add(`values ${path.join('.')} ${key}`)
      else used.add(`values ${path.at(-1)} ${key}`)
      return text ?? key
    },
    collection: (name: string) => find('collections', labels.collections, [name]) ?? { label: name, one: name },
    interface: (name: string) => find('interface', labels.interface, [name]) ?? name,
    /** Undefined for most words: they are self-explanatory. */
    word(file: string, name: string): string | undefined {
      const key = `${file}.${name}`
      return key in labels.words ? find('words', labels.words, [key]) : undefined
    },
    /** Labels that were requested but do not exist, and labels that exist but were never requested. */
    missing: () => [...missing].sort(),
    unused: () =>
      (['collections', 'interface', 'words', 'fields', 'items', 'kinds', 'values'] as const)
        .flatMap((group) => Object.keys(labels[group]).map((key) => `${group} ${key}`))
        .filter((key) => !used.has(key))
        .sort(),
  }
}

function labelAndHint(label: Label): { label: string; hint?: string } {
  return typeof label === 'string' ? { label } : { label: label[0], hint: label[1] }
}

export type LabelBook = ReturnType<typeof labelBook>

export function readLabels(): Labels {
  const text = readFileSync('authoring/fields/labels.json', 'utf8').replace('{mostFewPlaces}', String(mostFewPlaces))
  const labels = JSON.parse(text) as Labels
  // Roles, topics, subjects and grades have the same labels in the editor as on the site.
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
