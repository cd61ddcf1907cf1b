import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { namesLeftAtDemo } from '../../src/config/env.ts'
import type { Finding } from './find-samples.ts'

/** The owner's facts that are still demo values: where each is defined, and which variable sets it. */
export async function findDemoValues(folder: string): Promise<Finding[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const sources = files.map((name) => ({ file: join(folder, name), lines: readFileSync(join(folder, name), 'utf8').split('\n') }))
  // Loading a configuration file registers the names that it could not find in the environment.
  for (const { file, lines } of sources)
    if (lines.some((line) => line.endsWith("from './env.ts'"))) await import(pathToFileURL(resolve(file)).href)
  return namesLeftAtDemo().flatMap((name) =>
    sources.flatMap(({ file, lines }) => {
      const line = lines.findIndex((text) => text.includes(`'${name}'`))
      return line < 0
        ? []
        : [{ file, line: line + 1, what: `${name} is not set: ${lines[line]?.match(/,\s*'([^']*)'/)?.[1] ?? 'demo value'}` }]
    }),
  )
}
