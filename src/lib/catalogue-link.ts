/** The page of one programme in the government's catalogue: its number goes into the query. */
export function catalogueHref(searchPage: string, parameter: string, programmeNumber: string): string {
  const address = new URL(searchPage)
  address.searchParams.set(parameter, programmeNumber)
  return address.href
}
