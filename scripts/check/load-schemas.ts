import { existsSync, readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { z as Zod } from 'astro/zod'

/** What stands for Astro's own modules here: references say what they refer to, loaders which files they read. */
const stubs: Record<string, string> = {
  'astro:content': `
    import { z } from 'astro/zod'
    export const reference = (collection) => z.string().meta({ reference: collection })
    export const defineCollection = (collection) => collection`,
  'astro/loaders': `export const glob = (files) => files`,
}

export interface LoadedCollection {
  loader: { pattern: string | string[]; base: string; generateId?: (options: { entry: string; data: Record<string, unknown> }) => string }
  schema: Zod.ZodType | ((context: { image: () => Zod.ZodType }) => Zod.ZodType)
}

export interface LoadedSchemas {
  z: typeof Zod
  collections: Record<string, LoadedCollection>
  /** A module of the project, by its path from the root. */
  load<Module>(path: string): Module
}

let loaded: LoadedSchemas | undefined

/**
 * The site's own schemas, outside of Astro: the same files that the build checks with, read by Node itself.
 * All paths are from the project's root, which is where every script runs.
 */
export function loadSchemas(): LoadedSchemas {
  if (loaded) return loaded
  const root = `${pathToFileURL(process.cwd()).href}/`
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier in stubs) return { url: `stub:${specifier}`, format: 'module', shortCircuit: true }
      if (context.parentURL?.startsWith('stub:')) return next(specifier, { ...context, parentURL: `${root}package.json` })
      if (specifier.startsWith('@/')) return next(withExtension(new URL(`src/${specifier.slice(2)}`, root)), context)
      const isOurs = specifier.startsWith('.') && context.parentURL?.startsWith(`${root}src/`)
      return next(isOurs ? withExtension(new URL(specifier, context.parentURL)) : specifier, context)
    },
    load(url, context, next) {
      const source = url.startsWith('stub:') ? stubs[url.slice(5)] : url.startsWith(root) && url.endsWith('.json') ? words(url) : undefined
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
    },
  })
  const require = createRequire(`${root}package.json`)
  const load = <Module>(path: string) => require(`./${path}`) as Module
  const { z } = require('astro/zod') as { z: typeof Zod }
  const { collections } = load<{ collections: Record<string, LoadedCollection> }>('src/content.config.ts')
  loaded = { z, collections, load }
  return loaded
}

/** JSON by its names, as bundlers give it. */
function words(url: string): string {
  const json = readFileSync(new URL(url), 'utf8')
  const names = Object.keys(JSON.parse(json) as object).filter((name) => /^[a-z]\w*$/i.test(name))
  return `const words = ${json}\nexport const { ${names.join(', ')} } = words\n`
}

/** Inside of src files are imported without their ending, as bundlers allow. */
function withExtension(url: URL): string {
  if (existsSync(url) && /\.\w+$/.test(url.pathname)) return url.href
  return existsSync(new URL(`${url.href}.ts`)) ? `${url.href}.ts` : url.href
}
