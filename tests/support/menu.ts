import { entry } from './content.ts'

/** The menus from src/content/menu. */
export const menu = entry('menu', 'site')

/** The entry of the bar that leads to `path`. */
export function barEntry(path: string) {
  const found = menu.bar.find(({ to }) => to === path)
  if (!found) throw new Error(`No ${path} in the bar`)
  return found
}
