import { globSync, readFileSync } from 'node:fs'
import { isPublished } from '../../src/lib/days/is-published.ts'
import { israelDay } from '../../src/lib/days/israel-time.ts'
import { noCampInCityError } from '../../src/schemas/camps/city-errors.ts'
import { clashingCamps } from '../../src/schemas/camps/clashing-camps.ts'
import { schemas } from '../content/schemas.ts'
import { bothLanguages, type Explanation } from '../explain/complaint.ts'
import { readContent } from '../merge/content-file.ts'

interface Camp {
  title: string
  draft: boolean
  publishFrom?: string
  location?: { city: string }
  dates?: { first: string; last: string }
}

interface Change {
  file: string
  /** Undefined: the file is deleted. */
  data: unknown
}

interface Fault extends Explanation {
  /** Names of the files involved. */
  files: string[]
}

/** Errors that the change causes or that involve the changed file. Existing errors elsewhere are no reason to reject it. */
export function faultsByChange(change: Change, root = '.'): Explanation[] {
  const faults = findFaults(change, root)
  if (faults.length === 0) return []
  const before = findFaults(undefined, root).map(({ hebrew }) => hebrew)
  const own = change.file.replace(/^.*\//, '')
  return faults
    .filter(({ hebrew, files }) => !before.includes(hebrew) || (change.data !== undefined && files.includes(own)))
    .map(explanationOf)
}

/** Errors between camps that block publishing: two camps in one city on the same day, or a city page without a camp. */
export function faultsBetweenCamps(): Explanation[] {
  return findFaults().map(explanationOf)
}

/** `change` is checked as if it were already saved. */
function findFaults(change?: Change, root = '.'): Fault[] {
  const today = israelDay(new Date())
  const camps = read<Camp>('camps', root, change).filter(({ data }) => isPublished(data, today))
  const clash = clashingCamps(camps)
  const cities = read<{ city: string }>('cities', root, change)
  const empty = cities.filter(({ data: { city } }) => !camps.some(({ data }) => data.dates && data.location?.city === city))
  return [...(clash ? [clash] : []), ...empty.map(({ id, data }) => noCampInCityError(id, data.city))].map((sentence) => ({
    files: sentence.match(/[\w-]+\.yaml/g) ?? [],
    // The file is shown next to the message.
    ...bothLanguages(sentence.replace(/^src\/content\/[\w/.-]+: /, '')),
  }))
}

function explanationOf({ hebrew, english }: Fault): Explanation {
  return { hebrew, english }
}

/** The valid entries of a folder; errors in the others are reported elsewhere. */
function read<Data>(folder: 'camps' | 'cities', root: string, change?: Change): { id: string; data: Data }[] {
  const files = globSync(`src/content/${folder}/*.yaml`, { cwd: root })
  const added = change?.file.startsWith(`src/content/${folder}/`) && !files.includes(change.file) ? [change.file] : []
  return [...files, ...added].flatMap((file) => {
    const data = file === change?.file ? change.data : readContent(file, readFileSync(`${root}/${file}`, 'utf8'))
    const parsed = schemas.get(folder)?.safeParse(data)
    return parsed?.success ? [{ id: file.replace(/^.*\/|\.yaml$/g, ''), data: parsed.data as Data }] : []
  })
}
