import type { z } from 'astro/zod'
import { campDays } from '#lib/days/calendar-day.ts'
import { type FactsInTexts, withCampFacts } from './camp-texts.ts'

/** Required for a camp with dates, but not for one that is only announced. */
export const neededWithDates = ['dates', 'hours', 'activities', 'price', 'instalments', 'terms'] as const

type Needed = (typeof neededWithDates)[number]

interface CampFile extends Partial<Record<Needed, unknown>> {
  season?: { name: string; until: string } | undefined
  dates?: { first: string; last: string } | undefined
  registrationOpens?: string | undefined
  activities?: { day?: number | undefined }[] | undefined
  landings: unknown[]
}

type Announced<Camp extends CampFile> = Omit<Camp, Needed | 'season' | 'places'> & {
  stage: 'announced'
  season: NonNullable<Camp['season']>
}
type Scheduled<Camp extends CampFile> = Omit<Camp, Needed | 'season'> & { stage: 'scheduled' } & {
  [Key in Needed]: NonNullable<Camp[Key]>
}

/** Without dates, a camp is an announcement. With dates it can be joined, and must state its price, hours and terms. */
export function scheduledOrAnnounced<Camp extends CampFile>(camp: Camp, context: z.RefinementCtx): Announced<Camp> | Scheduled<Camp> {
  const faults = camp.dates ? faultsOfSchedule(camp, camp.dates) : faultsOfAnnouncement(camp)
  for (const fault of faults) context.addIssue(typeof fault === 'string' ? fault : { code: 'custom', ...fault })
  // The assertions are safe: a camp with a fault never leaves the schema.
  if (!camp.dates) return { ...camp, stage: 'announced' } as unknown as Announced<Camp>
  const scheduled = { ...camp, stage: 'scheduled' } as unknown as Scheduled<Camp> & FactsInTexts
  return faults.length > 0 ? scheduled : withCampFacts(scheduled, context)
}

/** An error message, with the path of its field if it has one. */
type Fault = string | FaultAtField

interface FaultAtField {
  path: (string | number)[]
  message: string
}

/** The facts that the camp lacks at its stage. Also called on its own, so that a form reports them together with other missing fields. */
export function missingFacts(camp: Partial<Record<Needed | 'season', unknown>>): FaultAtField[] {
  if (camp.dates)
    return neededWithDates
      .filter((name) => camp[name] === undefined)
      .map((name) => ({ path: [name], message: `למחנה עם תאריכים חסר ${name} · a camp with dates needs ${name}` }))
  if (camp.season) return []
  return [
    {
      path: ['dates'],
      message: 'למחנה צריך תאריכים, או עונה כל עוד אין תאריכים · a camp has dates, or a season while they are not known',
    },
  ]
}

function faultsOfAnnouncement(camp: CampFile): Fault[] {
  return [
    ...missingFacts(camp),
    ...(camp.landings.length > 0 ? ['למחנה בלי תאריכים אין דפים · a camp without dates has no pages yet'] : []),
  ]
}

function faultsOfSchedule(camp: CampFile, { first, last }: { first: string; last: string }): Fault[] {
  const days = campDays(first, last).length
  const beyond = (camp.activities ?? []).flatMap(({ day = 1 }, index) => (day > days ? { day, index } : []))
  const opens = camp.registrationOpens
  return [
    ...missingFacts(camp),
    ...beyond.map(({ day, index }) => ({
      path: ['activities', index, 'day'],
      message: `פעילות ביום ${day}, ובמחנה ${days} ימים · an activity on day ${day} of a camp of ${days} days`,
    })),
    ...(opens && opens > first
      ? [{ path: ['registrationOpens'], message: 'ההרשמה נפתחת אחרי שהמחנה מתחיל · registration opens after the camp begins' }]
      : []),
  ]
}
