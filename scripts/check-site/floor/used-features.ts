import { isNewerFunction } from './newer-features.ts'
import type { CssPart } from './read-css.ts'

const word = /(?<![\w-])[a-z][\w-]*/g

/** The keys of the compatibility data for what a piece of the styles uses. */
export function usedFeatures({ kind, text }: CssPart): string[] {
  const rule = /^@([\w-]+)/.exec(text)?.[1]
  if (rule) return [`css.at-rules.${rule}`, ...(text.match(word) ?? []).map((name) => `css.at-rules.${rule}.${name}`)]
  if (kind === 'opening') return [...text.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`)
  const [, property = '', value = ''] = /^([\w-]+):(.*)$/s.exec(text) ?? []
  const plain = value.replace(/"[^"]*"|url\([^)]*\)/g, '')
  const functions = [...plain.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name).filter(isNewerFunction)
  return [
    `css.properties.${property}`,
    ...(plain.match(word) ?? []).map((name) => `css.properties.${property}.${name}`),
    ...functions.map((name) => `css.types.${name}`),
  ]
}
