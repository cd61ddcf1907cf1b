import { formatGrades } from '#lib/text/format-grades.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import type { Programme } from '#schemas/programme.ts'

/** The programme's fields that are facts; src/content/interface/programmes.json has their usual labels. */
type FactField = 'audience' | 'grades' | 'ages' | 'length' | 'group' | 'place' | 'price' | 'payment' | 'provides'
type FactTexts = Record<FactField | 'groupRange' | 'groupMost', string>

export interface Fact {
  /** The field that the fact comes from; `more` for the programme's own facts. */
  name: FactField | 'more'
  label: string
  text: string
  /** Not confirmed by the owner, so it gets a sample mark. */
  sample: boolean
}

interface FactSource {
  label?: string | undefined
  text: string
  sample: boolean
}

/** Lists the programme's facts in the order of a buyer's questions. */
export function listFacts(programme: Programme, texts: FactTexts): Fact[] {
  const { audience, grades, ages, length, group, place, price, payment, provides, more } = programme
  const toFact = (name: FactField, { label = texts[name], text, sample }: FactSource): Fact => ({ name, label, text, sample })
  return [
    toFact('audience', audience),
    ...(grades ? [toFact('grades', { ...grades, text: formatGrades(grades.from, grades.to) })] : []),
    ...(ages ? [toFact('ages', { ...ages, text: formatFigures(ages) })] : []),
    toFact('length', length),
    toFact('group', 'text' in group ? group : { ...group, text: groupSize(group, texts) }),
    toFact('place', place),
    toFact('price', price),
    toFact('payment', payment),
    toFact('provides', provides),
    ...more.map((fact): Fact => ({ ...fact, name: 'more' })),
  ]
}

interface Figures {
  from?: number | undefined
  to: number
}

/** 6–15, or a single number. */
export function formatFigures({ from, to }: Figures): string {
  return from === undefined || from === to ? String(to) : `${from}–${to}`
}

function groupSize(group: Figures, texts: FactTexts): string {
  return interpolate(group.from === undefined ? texts.groupMost : texts.groupRange, { figures: formatFigures(group) })
}
