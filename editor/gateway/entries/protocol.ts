import type { Data } from '../../../authoring/merge/plain-data.ts'
import { message, OwnerError } from '../owner-error.ts'
import { needsRestart } from '../publishing/restart-triggers.ts'
import type { ContentStore } from './content-store.ts'

interface Params {
  folder: string
  extension: string
  path: string
  paths: string[]
  files: { path: string }[]
  dataFiles: { path: string; newPath?: string; raw: string }[]
}

/** Answers the requests of Decap's `proxy` backend. Only JSON data are exchanged; the gateway reads and writes the files. */
export function protocol(content: ContentStore) {
  const answers: Record<string, (params: Params) => Promise<unknown>> = {
    info: async () => ({ repo: 'win-site', publish_modes: ['simple'], type: 'local_git' }),
    entriesByFolder: async ({ folder, extension }) => Promise.all((await content.list(folder, extension)).map(listed)),
    // A file that somebody deleted by hand must not empty the whole list.
    entriesByFiles: ({ files }) => Promise.all(files.filter(({ path }) => content.exists(path)).map(({ path }) => listed(path))),
    getEntry: ({ path }) => entry(path),
    async persistEntry({ dataFiles }) {
      const meanwhile: string[] = []
      const written: string[] = []
      for (const { path, newPath, raw } of dataFiles) {
        const merged = await content.save(newPath ?? path, JSON.parse(raw) as Data)
        if (merged) written.push(path)
        meanwhile.push(...(merged ?? []))
      }
      return { message: 'saved', meanwhile, isRestarting: needsRestart(written) }
    },
    async deleteFiles({ paths }) {
      for (const path of paths) await content.remove(path)
      return { message: 'deleted' }
    },
    // Pictures are chosen in our own widget; Decap's media library stays empty.
    getMedia: async () => [],
    getDeployPreview: async () => null,
    unpublishedEntries: async () => [],
    getNotes: async () => ({ notes: [] }),
  }

  async function entry(path: string, form = content.form(path)) {
    return { data: JSON.stringify(await form), file: { path, label: null, id: path } }
  }

  function listed(path: string) {
    return entry(path, content.listed(path))
  }

  return (action: string, params: Params): Promise<unknown> => {
    const answer = Object.hasOwn(answers, action) ? answers[action] : undefined
    if (!answer) throw new OwnerError(message('unknownAction', { name: action }), 400)
    return answer(params)
  }
}
