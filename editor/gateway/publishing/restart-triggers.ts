import { ownerFile } from '../../../src/config/owner-file.ts'

/** Files whose values are used in too many places to update one by one: a change restarts the editor. */
export const restartTriggers = ['.env', ownerFile, 'src/content/roles/roles.json', 'src/content/topics/topics.json']

export function needsRestart(paths: string[]): boolean {
  return paths.some((path) => restartTriggers.includes(path))
}
