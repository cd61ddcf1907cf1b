import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/**
 * Lets this process import files of `src` that are written for the bundler: `@/` for the folder, no file endings, and JSON by its names.
 * Import this file first, then what is wanted with `await import(…)`.
 */
const src = new URL('../src/', import.meta.url)

registerHooks({
  resolve(specifier, context, next) {
    const base = specifier.startsWith('@/') ? new URL(specifier.slice(2), src) : inSrc(specifier, context.parentURL)
    if (!base) return next(specifier, context)
    const hasEnding = /\.\w+$/.test(base.pathname)
    return next(hasEnding ? base.href : `${base.href}.ts`, context)
  },
  load(url, context, next) {
    if (!url.startsWith(src.href) || !url.endsWith('.json')) return next(url, context)
    const words = JSON.parse(readFileSync(new URL(url), 'utf8')) as Record<string, unknown>
    const source = Object.entries(words).map(
      ([name, value], place) => `const w${place} = ${JSON.stringify(value)}; export { w${place} as "${name}" }`,
    )
    return { format: 'module', source: source.join('\n'), shortCircuit: true }
  },
})

function inSrc(specifier: string, parent: string | undefined): URL | undefined {
  return specifier.startsWith('.') && parent?.startsWith(src.href) ? new URL(specifier, parent) : undefined
}
