/** The errors of a city's file that cannot become a page. */
export function cityWithoutCamp(id: string, city: string): string {
  return `src/content/cities/${id}.yaml: אין ב${city} אף מחנה עם תאריכים, ולעמוד אין מה להציג · there is no camp with dates in ${city}: the page has nothing to show`
}

/** A camp's fact in a text that is the same on every day: the page of a city shows another camp on another day. */
export function campFactInCity(sections: unknown): string | undefined {
  const [fact] = JSON.stringify(sections).match(/\{\{camp\.\w+\}\}/) ?? []
  return (
    fact &&
    `${fact} אפשר לכתוב כאן רק בתיאור: עמוד של עיר מציג בכל יום מחנה אחר · ${fact} may stand in the description only: the page of a city shows another camp on another day`
  )
}
