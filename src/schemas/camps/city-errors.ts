/** The error for a city's file without a camp, which cannot become a page. */
export function noCampInCityError(id: string, city: string): string {
  return `src/content/cities/${id}.yaml: אין ב${city} אף מחנה עם תאריכים, ולעמוד אין מה להציג · there is no camp with dates in ${city}: the page has nothing to show`
}

/** Returns an error if a text uses a camp's fact: the page of a city shows different camps on different days, always with these texts. */
export function campFactInCityError(sections: unknown): string | undefined {
  const [fact] = JSON.stringify(sections).match(/\{\{camp\.\w+\}\}/) ?? []
  return (
    fact &&
    `${fact} אפשר לכתוב כאן רק בתיאור: עמוד של עיר מציג בכל יום מחנה אחר · ${fact} is allowed only in the description: the page of a city shows different camps on different days`
  )
}
