import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Data } from '../../authoring/merge/plain-data.ts'

interface Opened {
  path: string
  data: Data
}

/** Metadata of an open form. */
export interface OpenForm {
  /** Mark of the version it was opened from. Not set in the form of a new file. */
  _opened?: string
  /** Id of the browser page: Decap's lists may give two open forms the same mark. */
  _tab?: string
}

const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/**
 * Stores the file content from which each form was opened, by the mark that the form carries. A save is compared with it, so that changes
 * that somebody else saved meanwhile are not attributed to this form. Survives restarts, because forms stay open in the browser.
 */
export function openedForms(root: string) {
  const folder = join(root, '.cache/editor/opened')
  const latest = new Map<string, { content: string; mark: string }>()

  function put(name: string, opened: Opened): void {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(opened))
  }

  function get(name: string): Opened | undefined {
    const file = join(folder, `${name}.json`)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Opened) : undefined
  }

  function newMark(path: string, data: Data): string {
    const content = contentOf(path, data)
    if (!get(content)) put(content, { path, data })
    const mark = `${content}-${randomBytes(8).toString('hex')}`
    latest.set(path, { content, mark })
    return mark
  }

  return {
    /** Deletes records of forms that were opened too long ago. */
    begin() {
      if (!existsSync(folder)) return
      for (const name of readdirSync(folder))
        if (Date.now() - statSync(join(folder, name)).mtimeMs > maxAgeMs) rmSync(join(folder, name), { force: true })
    },
    /** Creates the mark of a form that is being opened. Forms of the same content share a record until one of them is saved. */
    mark: newMark,
    /**
     * The mark of an entry in a list: that of the last opened form, as long as the content is the same. Decap takes a list's data for the
     * saved state, so with another mark the form would always look unsaved.
     */
    listedMark(path: string, data: Data): string {
      const last = latest.get(path)
      return last?.content === contentOf(path, data) ? last.mark : newMark(path, data)
    },
    /** Called after a save. The form stays open, and its next changes are compared with this version. */
    saved({ _opened: mark = '', _tab }: OpenForm, path: string, data: Data, written: Data) {
      put(nameOf(mark, _tab), { path, data })
      latest.set(path, { content: contentOf(path, written), mark })
    },
    /** The data that the form was opened from or last saved with. Undefined for a copied entry, which carries the mark of another file. */
    before({ _opened: mark = '', _tab }: OpenForm, path: string): Data | undefined {
      const found = get(nameOf(mark, _tab)) ?? get(validMark(mark).split('-')[0] ?? '')
      return found?.path === path ? found.data : undefined
    },
  }
}

export type OpenedForms = ReturnType<typeof openedForms>

function contentOf(path: string, data: Data): string {
  return createHash('sha256')
    .update(`${path}\n${JSON.stringify(data)}`)
    .digest('hex')
    .slice(0, 20)
}

function nameOf(mark: string, tab = ''): string {
  return /^[0-9a-f]{16}$/.test(tab) ? `${validMark(mark)}-${tab}` : validMark(mark)
}

/** Marks are used as file names, so anything else is rejected. */
function validMark(mark: string): string {
  return /^[0-9a-f]{20}-[0-9a-f]{16}$/.test(mark) ? mark : 'none'
}
