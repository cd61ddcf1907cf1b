import { paths } from '#config/paths.ts'

/** A city's page is below the one of all camps. */
export function cityPath(id: string): string {
  return `${paths.camps}/${id}`
}
