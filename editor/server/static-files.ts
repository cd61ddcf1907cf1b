import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { extname } from 'node:path'
import { buildSync } from 'esbuild'
import { screens } from '../admin/desk/screens.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** What the editor's page asks for, by its address under /admin/. Nothing else is given out. */
const known: [pattern: RegExp, file: (found: RegExpExecArray) => string][] = [
  [/^$/, () => 'editor/admin/index.html'],
  [new RegExp(`^desk/(?:${screens.join('|')})$`), () => 'editor/admin/desk/index.html'],
  [/^((?:[a-z-]+\/)*[a-z-]+\.(?:ts|css|js))$/, ([, name]) => `editor/admin/${name}`],
  [/^builder\/([\w.-]+\.js)$/, ([, name]) => `editor/node_modules/decap-cms/dist/${name}`],
  [/^cssjanus\/cssjanus\.js$/, () => 'editor/node_modules/cssjanus/src/cssjanus.js'],
  [/^begin\/([a-z]+\.svg)$/, ([, name]) => `editor/admin/begin/${name}`],
  [/^kinds\/([a-z-]+\.svg)$/, ([, name]) => `editor/admin/kinds/${name}`],
  [/^icons\/([a-z0-9-]+\.svg)$/, ([, name]) => `src/assets/icons/${name}`],
]

/** What the editor's page uses of packages whose files a browser would not find. */
const packages = 'editor/admin/widgets/article/packages.ts'
let bundle: string | undefined

export interface StaticFile {
  type: string
  body: Buffer | string
}

/** TypeScript goes to the browser without its types: there is no build step to wait for. */
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
      // The next one may know it.
    }
  }
  return undefined
}

function bundled(): string {
  bundle ??= buildSync({ entryPoints: [packages], bundle: true, format: 'esm', minify: true, write: false, target: 'safari16.4' })
    .outputFiles[0]?.text
  return bundle ?? ''
}
