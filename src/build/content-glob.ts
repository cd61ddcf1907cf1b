import { glob, type Loader } from 'astro/loaders'
import { serialQueue } from '../lib/serial-queue.ts'

type Options = Parameters<typeof glob>[0]

const content = 'src/content/'
const drafts = 'src/.drafts/'

/** Loads the files of a collection. The editor's preview loads them from a copy, which includes unsaved changes. */
export function contentGlob(options: Options, env: Record<string, string | undefined> = process.env): Loader {
  return serialiseReads(glob(env['EDITOR_DRAFTS'] ? inDrafts(options) : options))
}

/**
 * Astro's loader reads a file on each change, even while it is still reading an earlier one; the read that finishes last would win.
 * Reading them one after the other lets the last change win.
 */
export function serialiseReads(loader: Loader): Loader {
  return {
    ...loader,
    load: ({ watcher, ...context }) => loader.load({ ...context, ...(watcher && { watcher: takingTurns(watcher) }) }),
  }
}

type Watcher = NonNullable<Parameters<Loader['load']>[0]['watcher']>

function takingTurns(watcher: Watcher): Watcher {
  const oneByOne = serialQueue()
  const on = (event: string, listen: (...news: unknown[]) => unknown) => {
    watcher.on(event, (...news: unknown[]) => void oneByOne(async () => listen(...news)).catch(() => undefined))
  }
  return new Proxy(watcher, { get: (target, name) => (name === 'on' ? on : Reflect.get(target, name)) })
}

/** Returns options for the same files in the copy, with the ids of the originals. */
export function inDrafts({ pattern, base, generateId, ...rest }: Options): Options {
  const moved = (path: string) => path.replace(content, drafts)
  return {
    ...rest,
    pattern: Array.isArray(pattern) ? pattern.map(moved) : moved(pattern),
    ...(base !== undefined && { base: typeof base === 'string' ? `${moved(`${base}/`)}`.replace(/\/$/, '') : base }),
    ...(generateId && { generateId: (entry) => generateId({ ...entry, entry: entry.entry.replace(drafts, content) }) }),
  }
}
