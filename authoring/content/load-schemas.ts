import { existsSync, readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { z as Zod } from 'astro/zod'

/** Modules of Astro's that only Astro has; ours say what the schemas need to know. */
const replaced: Record<string, string> = {
  'astro:content': new URL('./astro-content.ts', import.meta.url).href,
  'astro/loaders': new URL('./astro-loaders.ts', import.meta.url).href,
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
      const own = replaced[specifier]
      if (own && context.parentURL?.startsWith(`${root}src/`)) return next(own, context)
      if (specifier.startsWith('@/')) return next(withExtension(new URL(`src/${specifier.slice(2)}`, root)), context)
      const isOurs =
        /^\..*\/[\w-]+$/.test(specifier) && context.parentURL?.startsWith(root) && !context.parentURL.includes('/node_modules/')
      return next(isOurs ? withExtension(new URL(specifier, context.parentURL)) : specifier, context)
    },
    load(url, context, next) {
      const isWords = url.startsWith(`${root}src/`) && url.endsWith('.json')
      return isWords ? { format: 'module', source: words(url), shortCircuit: true } : next(url, context)
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
