import { paths } from '#config/paths.ts'

/** The address of a city's page, below the page of all camps. */
export function cityPath(id: string): string {
  return `${paths.camps}/${id}`
}
