import * as words from '@/content/interface/programmes.json'
import { formatGrades } from '@/lib/format-grades'
import { interpolate } from '@/lib/interpolate'
import type { Programme } from '@/schemas/programme'

const labels = {
  audience: words.audience,
  grades: words.grades,
  ages: words.ages,
  length: words.length,
  group: words.group,
  place: words.place,
  price: words.price,
  payment: words.payment,
  provides: words.provides,
}

export interface Fact {
  /** The field it comes from; what this programme alone says is `more`. */
  name: keyof typeof labels | 'more'
  label: string
  text: string
  /** Not confirmed by the owner: the visitor is told. */
  sample: boolean
}

interface Said {
  label?: string | undefined
  text: string
  sample: boolean
}

/** What a buyer asks first, in the order of the questions. */
export function factsOf(programme: Programme): Fact[] {
  const { audience, grades, ages, length, group, place, price, payment, provides, more } = programme
  return [
    said('audience', audience),
    ...(grades ? [said('grades', { ...grades, text: formatGrades(grades.from, grades.to) })] : []),
    ...(ages ? [said('ages', { ...ages, text: formatFigures(ages) })] : []),
    said('length', length),
    said('group', 'text' in group ? group : { ...group, text: groupSize(group) }),
    said('place', place),
    said('price', price),
    said('payment', payment),
    said('provides', provides),
    ...more.map((fact): Fact => ({ ...fact, name: 'more' })),
  ]
}

function said(name: keyof typeof labels, { label = labels[name], text, sample }: Said): Fact {
  return { name, label, text, sample }
}

interface Figures {
  from?: number | undefined
  to: number
}

/** 6–15, or the one figure. */
export function formatFigures({ from, to }: Figures): string {
  return from === undefined || from === to ? String(to) : `${from}–${to}`
}

function groupSize(group: Figures): string {
  return interpolate(group.from === undefined ? words.groupMost : words.groupRange, { figures: formatFigures(group) })
}
