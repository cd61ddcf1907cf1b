import { texts } from './texts.ts'

const { mark } = texts('samples')

/** Matches the text with or without whitespace between them (a line break leaves none), and with an optional sample mark at the end. */
export function looseText(text: string): RegExp {
  return new RegExp(`^${escaped(text).replace(/\s+/g, String.raw`\s*`)}(\\s*\u2060?\\s*\\(${mark}\\))?$`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
