import { cpSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Everything that a build reads, except the packages. */
const sources = [
  '.env',
  '.env.example',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
  'art',
  'authoring',
  'integrations',
  'public',
  'scripts',
  'server',
  'src',
]
const excluded = new Set(['node_modules', '.drafts', '.astro', 'out'])

/**
 * Copies the project, so that a build does not disturb a running preview: a build writes to .astro, and the preview reads from there.
 * Copies only what has changed; packages and finished pictures are shared.
 */
export function copyProject(folder: string, root = '.'): string {
  mkdirSync(folder, { recursive: true })
  const packages = join(folder, 'node_modules')
  if (!lstatSync(packages, { throwIfNoEntry: false })) symlinkSync(resolve(root, 'node_modules'), packages)
  for (const name of sources) sync(join(root, name), join(folder, name))
  return folder
}

function sync(from: string, to: string): void {
  const now = statSync(from, { throwIfNoEntry: false })
  if (!now) {
    rmSync(to, { recursive: true, force: true })
    return
  }
  if (now.isFile()) {
    const old = statSync(to, { throwIfNoEntry: false })
    if (old?.size !== now.size || Math.abs(old.mtimeMs - now.mtimeMs) > 1) cpSync(from, to, { preserveTimestamps: true })
    return
  }
  mkdirSync(to, { recursive: true })
  const names = readdirSync(from).filter((name) => !excluded.has(name))
  for (const name of names) sync(join(from, name), join(to, name))
  for (const name of readdirSync(to)) if (!names.includes(name)) rmSync(join(to, name), { recursive: true, force: true })
}
