import { existsSync, readFileSync } from 'node:fs'

/** The owner's facts as content, with a form in the editor. The environment takes precedence. */
export const ownerFile = 'src/content/owner/facts.json'

/** `legalName` in the file is the variable SITE_LEGAL_NAME. */
export function variableOf(fact: string): string {
  return `SITE_${fact.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

export function factOf(variable: string): string {
  return variable
    .replace('SITE_', '')
    .toLowerCase()
    .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Reads the facts, by the names of the variables. Empty if the file can't be parsed: the content check reports that. */
export function readOwnerFile(file = ownerFile): Record<string, string> {
  if (!existsSync(file)) return {}
  try {
    const facts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    const given = Object.entries(facts).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '')
    return Object.fromEntries(given.map(([fact, value]) => [variableOf(fact), value]))
  } catch {
    return {}
  }
}
