import { glob, type Loader } from 'astro/loaders'

type Options = Parameters<typeof glob>[0]

const content = 'src/content/'
const drafts = 'src/.drafts/'

/** The files of a collection. In the editor's preview they are read from a copy, which also has what is being typed. */
export function contentGlob(options: Options, env: Record<string, string | undefined> = process.env): Loader {
  return glob(env['EDITOR_DRAFTS'] ? inDrafts(options) : options)
}

/** The same files in the copy, under the paths of the originals. */
export function inDrafts({ pattern, base, generateId, ...rest }: Options): Options {
  const moved = (path: string) => path.replace(content, drafts)
  return {
    ...rest,
    pattern: Array.isArray(pattern) ? pattern.map(moved) : moved(pattern),
    ...(base !== undefined && { base: typeof base === 'string' ? `${moved(`${base}/`)}`.replace(/\/$/, '') : base }),
    ...(generateId && { generateId: (entry) => generateId({ ...entry, entry: entry.entry.replace(drafts, content) }) }),
  }
}
