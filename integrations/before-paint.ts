import { build, type Plugin, type Rolldown } from 'vite'
import { browserFloor } from '../src/config/browser-floor.ts'
import { cspHash } from './csp-hash.ts'

/** The inline head script of every page (src/layouts/before-paint.ts), bundled from a few modules. */
const { code } = await bundle('src/layouts/before-paint.ts')

/** For the Content-Security-Policy of every page. */
export const beforePaintHash = cspHash(code)

/** Provides the script to the layout as `virtual:before-paint`. */
export function beforePaint(): Plugin {
  const name = 'virtual:before-paint'
  return {
    name: 'before-paint',
    resolveId: { filter: { id: /^virtual:before-paint$/ }, handler: () => `\0${name}` },
    load: { filter: { id: /^\0virtual:before-paint$/ }, handler: () => `export const beforePaint = ${JSON.stringify(code)}` },
  }
}

async function bundle(entry: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: browserFloor, minify: true, lib: { entry, formats: ['iife'], name: 'beforePaint' } },
  })
  const [chunk] = (built as Rolldown.RolldownOutput[])[0]?.output ?? []
  if (!chunk) throw new Error(`${entry} produced no script`)
  return chunk
}
