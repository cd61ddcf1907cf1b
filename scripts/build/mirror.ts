import { cpSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What a build reads, besides its packages. */
const read = [
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
const left = new Set(['node_modules', '.drafts', '.astro', 'out'])

/**
 * The project once more, for a build that must not be noticed: a build writes into .astro, from which a running preview reads. Only what
 * has changed is copied; packages and finished pictures are shared.
 */
export function mirrorProject(folder: string, root = '.'): string {
  mkdirSync(folder, { recursive: true })
  const packages = join(folder, 'node_modules')
  if (!lstatSync(packages, { throwIfNoEntry: false })) symlinkSync(resolve(root, 'node_modules'), packages)
  for (const name of read) follow(join(root, name), join(folder, name))
  return folder
}

function follow(from: string, to: string): void {
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
  const names = readdirSync(from).filter((name) => !left.has(name))
  for (const name of names) follow(join(from, name), join(to, name))
  for (const name of readdirSync(to)) if (!names.includes(name)) rmSync(join(to, name), { recursive: true, force: true })
}
