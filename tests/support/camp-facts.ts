import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { formatDayRange, formatDayRangeInWords } from '../../src/lib/days/format-days.ts'
import { readPrintedDate } from '../../src/lib/days/printed-date.ts'
import { formatGrades } from '../../src/lib/text/format-grades.ts'
import { entries } from './content.ts'

type Camp = ReturnType<typeof entries<'camps'>>[string]

/** For each camp on the overview: true if the whole camp is a sample, and the same for its dates, hours, grades and place. */
export const campFacts = Object.entries(entries('camps')).flatMap(([id, camp]) =>
  camp.dates
    ? [
        {
          id,
          whole: camp.sample ?? false,
          facts: [camp.dates, camp.hours, camp.grades, placeOf(camp)].map((fact) => fact?.sample ?? false),
        },
      ]
    : [],
)

function placeOf(camp: Camp) {
  return camp.isOnline ? undefined : camp.location
}

const examples: Camp[] = globSync('src/content/examples/camps/*.yaml').map((file) => parse(readFileSync(file, 'utf8')))

/** Sample facts of camps, formatted as on the pages. */
export const printedSamples = [...Object.values(entries('camps')), ...examples].flatMap((camp) => [
  ...(camp.sample ? [camp.title] : []),
  ...datesOf(camp),
  ...(camp.hours?.sample ? [`${camp.hours.from}–${camp.hours.to}`] : []),
  ...(camp.grades.sample ? [formatGrades(camp.grades.from, camp.grades.to)] : []),
  ...(placeOf(camp)?.sample ? [placeOf(camp)?.city ?? ''] : []),
])

function datesOf({ dates }: Camp): string[] {
  if (!dates?.sample) return []
  const [first, last] = [dates.first, dates.last].map((day) => readPrintedDate(day)?.iso ?? '')
  return first && last ? [formatDayRange(first, last), formatDayRangeInWords(first, last)] : []
}
