import { existsSync, readFileSync } from 'node:fs'
import { readEnvironment } from '../../src/config/read-environment.ts'
import { variables } from '../../src/config/variables.ts'
import type { Finding } from '../explain/finding.ts'
import { nearestName } from '../explain/nearest-name.ts'
import { ruleInHebrew } from './check-owner-facts.ts'

/** Checks the owner's values in `.env` and in the environment, and returns each error with its line. */
export function checkOwnerValues(env: Record<string, string | undefined>, dotEnv = readDotEnv()): Finding[] {
  const lines = dotEnv.split('\n')
  return [...misspelt(lines), ...wrongValues(env, lines)]
}

function readDotEnv(): string {
  return existsSync('.env') ? readFileSync('.env', 'utf8') : ''
}

function wrongValues(env: Record<string, string | undefined>, lines: string[]): Finding[] {
  try {
    readEnvironment(env)
    return []
  } catch (error) {
    return (error as Error).message.split('; ').map((sentence) => {
      const [name = ''] = sentence.split(' ')
      const line = lines.findIndex((text) => text.startsWith(`${name}=`)) + 1
      const rule = ruleInHebrew.find(([pattern]) => pattern.test(sentence))?.[1]
      return {
        file: line > 0 ? '.env' : 'environment',
        line,
        field: name,
        hebrew: `הערך של ${name} אינו תקין${rule ? `: ${rule}` : `. ${sentence.slice(name.length + 1)}`}`,
        english: sentence,
      }
    })
  }
}

/** Finds names that nothing reads but that resemble a known variable: their values would be ignored silently. */
function misspelt(lines: string[]): Finding[] {
  const known = Object.keys(variables)
  return lines.flatMap((text, index) => {
    const [, name = ''] = /^([A-Za-z_]+) *=/.exec(text) ?? []
    const near = name && !known.includes(name) ? nearestName(name, known) : undefined
    if (!near) return []
    return [
      {
        file: '.env',
        line: index + 1,
        field: name,
        hebrew: `השם ${name} לא מוכר. התכוונתם ל־${near}?`,
        english: `${name} is unknown, did you mean ${near}?`,
      },
    ]
  })
}
