import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LaunchFinding {
  file: string
  line: number
  what: string
}

/**
 * Every `sample: true` under the content folder, with the nearest text that says what it marks. Skips the kit's examples, which are not
 * part of the site.
 */
export function findSamples(folder: string): LaunchFinding[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!README)\.(yaml|md)$/.test(name) && !name.startsWith('examples'))
    .sort()
    .flatMap((name) => samplesIn(join(folder, name)))
}

function samplesIn(file: string): LaunchFinding[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (!/^[^#]*\bsample:\s*true\b/.test(line)) return []
    return [{ file, line: index + 1, what: describe(lines, index) }]
  })
}

/** The text on the same line, or the last value above it. */
function describe(lines: string[], index: number): string {
  for (let at = index; at >= Math.max(0, index - 8); at -= 1) {
    const text = lines[at]?.match(/\b(?:alt|label|name|title|text|value|heading|date|place):\s*(['"]?)(?<text>[^'"{}]+)\1/)?.groups?.[
      'text'
    ]
    if (text) return text.trim().slice(0, 70)
  }
  return 'sample'
}
