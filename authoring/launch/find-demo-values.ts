import { readFileSync } from 'node:fs'
import { unsetDemoVariables } from '../../src/config/unset-demo-variables.ts'
import type { LaunchFinding } from './find-samples.ts'

/** The owner's facts and keys that still have demo values, each with its line in the file `list`. */
export function findDemoValues(list: string, env: NodeJS.ProcessEnv): LaunchFinding[] {
  const lines = readFileSync(list, 'utf8').split('\n')
  return unsetDemoVariables(env).map(({ name, value }) => ({
    file: list,
    line: lines.findIndex((line) => line.trimStart().startsWith(`${name}:`)) + 1,
    what: `${name} is not set: ${value}`,
  }))
}
