import { globSync } from 'node:fs'
import type { Explanation } from './complaint.ts'
import { nearestName } from './nearest-name.ts'

/** Adds the nearest known name to a message about a value that must come from a list. */
export function withAdvice(explanation: Explanation, value: unknown): Explanation {
  return nearKnown(explanation, value) ?? nearPicture(explanation) ?? explanation
}

/** Messages that end with a list of all known names: icons, facts. */
function nearKnown({ hebrew, english }: Explanation, value: unknown): Explanation | undefined {
  const [, list] = / Known: (.*)$/.exec(english) ?? []
  if (!list) return undefined
  const known = list.split(', ')
  const [, fact] = /\{\{?(\w+)\}?\}/.exec(english) ?? []
  const near = nearestName(fact ?? String(value), known)
  return near
    ? { hebrew: `${hebrew}. התכוונתם ל„${near}”?`, english: `${english.replace(/ Known: .*$/, '')} Did you mean "${near}"?` }
    : { hebrew: `${hebrew}. אפשר: ${list}`, english }
}

function nearPicture({ hebrew, english }: Explanation): Explanation | undefined {
  const [, wrong] = /^there is no picture (.*)$/.exec(english) ?? []
  if (!wrong) return undefined
  const pictures = globSync('src/assets/pictures/**/*.{webp,png,jpg,jpeg,avif}').map((file) => file.replaceAll('\\', '/'))
  const near = nearestName(wrong, pictures) ?? nearestName(nameOf(wrong), pictures.map(nameOf))
  const meant = near && pictures.find((file) => file === near || nameOf(file) === near)
  const path = meant?.replace('src/', '../../') ?? '../../assets/pictures/…'
  return meant
    ? { hebrew: `${hebrew}. התכוונתם ל„${path}”?`, english: `${english}, did you mean "${path}"?` }
    : {
        hebrew: `${hebrew}. מעתיקים את התמונה לתיקייה src/assets/pictures וכותבים ${path}`,
        english: `${english}: copy the file into src/assets/pictures and write ${path}`,
      }
}

function nameOf(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path
}
