import { isData } from './plain-data.ts'
import { scalarText } from './scalar-text.ts'

/** Serialises a value as lines of YAML in the project's style: two spaces, lists indented. */
export function blockLines(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => hanging('- ', item))
  if (isData(value)) return Object.entries(value).flatMap(([key, child]) => pairLines(key, child))
  return [scalarText(value, false)]
}

/** `key: value`, on one or more lines. */
export function pairLines(key: string, value: unknown): string[] {
  const name = scalarText(key, false)
  if (isFull(value)) return [`${name}:`, ...blockLines(value).map((line) => `  ${line}`)]
  return [`${name}: ${flowText(value)}`]
}

/** Serialises a value on one line. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`
  if (!isData(value)) return scalarText(value, true)
  const pairs = Object.entries(value).map(([key, child]) => flowPair(key, child))
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}'
}

export function flowPair(key: string, value: unknown): string {
  return `${scalarText(key, true)}: ${flowText(value)}`
}

function hanging(mark: string, value: unknown): string[] {
  const lines =
    Array.isArray(value) || !isFull(value)
      ? [isFull(value) || isData(value) ? flowText(value) : scalarText(value, false)]
      : blockLines(value)
  return lines.map((line, index) => (index === 0 ? mark : ' '.repeat(mark.length)) + line)
}

function isFull(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isData(value) && Object.keys(value).length > 0
}
