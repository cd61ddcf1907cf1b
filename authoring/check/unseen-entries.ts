import { entryNames } from '../content/entry-names.ts'
import { allReferences } from '../content/references.ts'
import type { Finding } from '../explain/finding.ts'

const shownWhereNamed = ['jobs', 'testimonials', 'galleries', 'workshops', 'faq', 'notices', 'terms', 'legal', 'story']

/** Entries that appear only where a page refers to them, but that no page refers to. */
export function unseenEntries(): Finding[] {
  const references = allReferences('.')
  return shownWhereNamed.flatMap((collection) =>
    entryNames(collection)
      .filter((name) => !references.some((one) => one.collection === collection && one.id === name))
      .map((name) => ({
        file: `src/content/${collection}/${name}.${collection === 'legal' ? 'md' : 'yaml'}`,
        line: 1,
        hebrew: `לא מוצג באף עמוד. כדי שיופיע, מוסיפים אותו ברשימה של העמוד שבו הוא צריך להיות`,
        english: `no page shows it: add "${name}" to the page where it belongs`,
        isNote: true,
      })),
  )
}
