import { ownerFile } from '../../src/config/owner-file.ts'

/** Their values are in too many places to update one by one: the editor starts again when one of them changes. */
export const startingAgainOn = ['.env', ownerFile, 'src/content/roles/roles.json', 'src/content/topics/topics.json']

export function startsAgain(paths: string[]): boolean {
  return paths.some((path) => startingAgainOn.includes(path))
}
