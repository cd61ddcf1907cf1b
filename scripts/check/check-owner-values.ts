import { existsSync, readFileSync } from 'node:fs'
import { readEnvironment } from '../../src/config/read-environment.ts'
import type { Finding } from './finding.ts'

/** The owner's values in `.env` and in the environment, with the line of each that is wrong. */
export function checkOwnerValues(env: Record<string, string | undefined>): Finding[] {
  try {
    readEnvironment(env)
    return []
  } catch (error) {
    const lines = existsSync('.env') ? readFileSync('.env', 'utf8').split('\n') : []
    return (error as Error).message.split('; ').map((sentence) => {
      const [name = ''] = sentence.split(' ')
      const line = lines.findIndex((text) => text.startsWith(`${name}=`)) + 1
      return {
        file: line > 0 ? '.env' : 'environment',
        line,
        field: name,
        hebrew: `הערך של ${name} אינו תקין`,
        english: sentence,
      }
    })
  }
}
