import { globSync, readFileSync } from 'node:fs'
import { isPublished } from '../../src/lib/days/is-published.ts'
import { israelDay } from '../../src/lib/days/israel-time.ts'
import { cityWithoutCamp } from '../../src/schemas/camps/city-faults.ts'
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
  /** None: the file is deleted. */
  data: unknown
}

/** Those that the change brings about, or that the changed file has a part in: what is wrong elsewhere is no reason to refuse it. */
export function faultsByChange(change: Change, root = '.'): Explanation[] {
  const faults = faultsBetweenCamps(change, root)
  if (faults.length === 0) return []
  const before = faultsBetweenCamps(undefined, root).map(({ hebrew }) => hebrew)
  const own = change.file.replace(/^.*\//, '')
  return faults.filter(({ hebrew }) => !before.includes(hebrew) || (change.data !== undefined && hebrew.includes(own)))
}

/** What stops the publication when all camps are looked at together, as the files are or with one of them changed: two in one city on the same day, a city's page without a camp. */
export function faultsBetweenCamps(change?: Change, root = '.'): Explanation[] {
  const today = israelDay(new Date())
  const camps = read<Camp>('camps', root, change).filter(({ data }) => isPublished(data, today))
  const clash = clashingCamps(camps)
  const cities = read<{ city: string }>('cities', root, change)
  const empty = cities.filter(({ data: { city } }) => !camps.some(({ data }) => data.dates && data.location?.city === city))
  return [...(clash ? [clash] : []), ...empty.map(({ id, data }) => cityWithoutCamp(id, data.city))].map((sentence) =>
    // The file is said beside it.
    bothLanguages(sentence.replace(/^src\/content\/[\w/.-]+: /, '')),
  )
}

/** The entries of a folder that their schema accepts: what is wrong with the others is said elsewhere. */
function read<Data>(folder: 'camps' | 'cities', root: string, change?: Change): { id: string; data: Data }[] {
  const files = globSync(`src/content/${folder}/*.yaml`, { cwd: root })
  const added = change?.file.startsWith(`src/content/${folder}/`) && !files.includes(change.file) ? [change.file] : []
  return [...files, ...added].flatMap((file) => {
    const data = file === change?.file ? change.data : readContent(file, readFileSync(`${root}/${file}`, 'utf8'))
    const parsed = schemas.get(folder)?.safeParse(data)
    return parsed?.success ? [{ id: file.replace(/^.*\/|\.yaml$/g, ''), data: parsed.data as Data }] : []
  })
}
