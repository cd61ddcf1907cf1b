interface Camp {
  /** The name of its file. */
  id: string
  data: {
    title: string
    location?: { city: string } | undefined
    dates?: { first: string; last: string } | undefined
  }
}

/** Returns an error about two camps of one city that share a day: a child cannot attend both, and a city's page shows one at a time. */
export function clashingCamps(camps: readonly Camp[]): string | undefined {
  for (const [index, one] of camps.entries()) {
    const other = camps.slice(index + 1).find((candidate) => sharesDay(one, candidate))
    if (other) {
      const [city, names] = [one.data.location?.city, `${one.id}.yaml, ${other.id}.yaml`]
      return `src/content/camps: ״${one.data.title}״ ו״${other.data.title}״ הם ב${city} באותם ימים. משנים תאריך או עיר באחד מהם · two camps in ${city} share days (${names}): change the dates or the city of one of them`
    }
  }
  return undefined
}

function sharesDay({ data: one }: Camp, { data: other }: Camp): boolean {
  if (!one.dates || !other.dates || !one.location || one.location.city !== other.location?.city) return false
  return one.dates.first <= other.dates.last && other.dates.first <= one.dates.last
}
