import { formatGrades } from '#lib/text/format-grades.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import type { Programme } from '#schemas/programme.ts'

/** The programme's fields that are facts; src/content/interface/programmes.json has their usual labels. */
type FactField = 'audience' | 'grades' | 'ages' | 'length' | 'group' | 'place' | 'price' | 'payment' | 'provides'
type FactWords = Record<FactField | 'groupRange' | 'groupMost', string>

export interface Fact {
  /** The field that the fact comes from; `more` for the programme's own facts. */
  name: FactField | 'more'
  label: string
  text: string
  /** Not confirmed by the owner, so it gets a sample mark. */
  sample: boolean
}

interface Said {
  label?: string | undefined
  text: string
  sample: boolean
}

/** Lists the programme's facts in the order of a buyer's questions. */
export function listFacts(programme: Programme, words: FactWords): Fact[] {
  const { audience, grades, ages, length, group, place, price, payment, provides, more } = programme
  const said = (name: FactField, { label = words[name], text, sample }: Said): Fact => ({ name, label, text, sample })
  return [
    said('audience', audience),
    ...(grades ? [said('grades', { ...grades, text: formatGrades(grades.from, grades.to) })] : []),
    ...(ages ? [said('ages', { ...ages, text: formatFigures(ages) })] : []),
    said('length', length),
    said('group', 'text' in group ? group : { ...group, text: groupSize(group, words) }),
    said('place', place),
    said('price', price),
    said('payment', payment),
    said('provides', provides),
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

function groupSize(group: Figures, words: FactWords): string {
  return interpolate(group.from === undefined ? words.groupMost : words.groupRange, { figures: formatFigures(group) })
}
