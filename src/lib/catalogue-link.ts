/** The page of the government's programme catalogue that shows one programme: its number goes into the query. */
export function catalogueHref(searchPage: string, parameter: string, programmeNumber: string): string {
  const address = new URL(searchPage)
  address.searchParams.set(parameter, programmeNumber)
  return address.href
}
