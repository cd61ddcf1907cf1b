import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { extname } from 'node:path'
import { buildSync } from 'esbuild'
import { screens } from '../admin/screens/screens.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Files of the editor page, by their path under /admin/. Nothing else is served. */
const known: [pattern: RegExp, file: (found: RegExpExecArray) => string][] = [
  [/^$/, () => 'editor/admin/index.html'],
  [new RegExp(`^screens/(?:${screens.join('|')})$`), () => 'editor/admin/screens/index.html'],
  [/^((?:[a-z-]+\/)*[a-z-]+\.(?:ts|css|js))$/, ([, name]) => `editor/admin/${name}`],
  [/^builder\/([\w.-]+\.js)$/, ([, name]) => `editor/node_modules/decap-cms/dist/${name}`],
  [/^cssjanus\/cssjanus\.js$/, () => 'editor/node_modules/cssjanus/src/cssjanus.js'],
  [/^(pictures\/(?:begin|kinds)\/[a-z-]+\.svg)$/, ([, name]) => `editor/admin/${name}`],
  [/^icons\/([a-z0-9-]+\.svg)$/, ([, name]) => `src/assets/icons/${name}`],
]

/** Bundles the npm packages that the page imports; browsers cannot resolve them. */
const packages = 'editor/admin/widgets/article/packages.ts'
let bundle: string | undefined

export interface StaticFile {
  type: string
  body: Buffer | string
}

/** TypeScript is served with its types stripped: there is no build step. */
export function staticFile(name: string): StaticFile | undefined {
  for (const [pattern, file] of known) {
    const found = pattern.exec(name)
    if (!found) continue
    try {
      const path = file(found)
      if (path === packages) return { type: types['.ts'] ?? '', body: bundled() }
      const body = readFileSync(path)
      const type = types[extname(path)] ?? 'application/octet-stream'
      return { type, body: path.endsWith('.ts') ? stripTypeScriptTypes(body.toString()) : body }
    } catch {
      // The next pattern may match.
    }
  }
  return undefined
}

function bundled(): string {
  bundle ??= buildSync({ entryPoints: [packages], bundle: true, format: 'esm', minify: true, write: false, target: 'safari16.4' })
    .outputFiles[0]?.text
  return bundle ?? ''
}
