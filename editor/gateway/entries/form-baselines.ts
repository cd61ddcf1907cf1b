import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Data } from '../../../authoring/merge/plain-data.ts'

interface Baseline {
  path: string
  data: Data
}

/** Metadata of an open form. */
export interface OpenForm {
  /** Id of the version it was opened from. Not set in the form of a new file. */
  _baseline?: string
  /** The same in forms, and in browsers' backups of them, that an earlier release opened. */
  _opened?: string
  /** Id of the browser page: Decap's lists may give two open forms the same baseline id. */
  _tab?: string
}

const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/**
 * Stores the file content from which each form was opened, by the id that the form carries. A save is compared with it, so that changes
 * that somebody else saved meanwhile are not attributed to this form. Survives restarts, because forms stay open in the browser.
 */
export function formBaselines(root: string) {
  const folder = join(root, '.cache/editor/baselines')
  /** Where earlier releases stored them. */
  const formerFolder = join(root, '.cache/editor/opened')
  const latest = new Map<string, { content: string; id: string }>()

  function put(name: string, baseline: Baseline): void {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(baseline))
  }

  function get(name: string): Baseline | undefined {
    const file = join(folder, `${name}.json`)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baseline) : undefined
  }

  function newId(path: string, data: Data): string {
    const content = contentOf(path, data)
    if (!get(content)) put(content, { path, data })
    const id = `${content}-${randomBytes(8).toString('hex')}`
    latest.set(path, { content, id })
    return id
  }

  return {
    /** Deletes records of forms that were opened too long ago. */
    deleteOld() {
      if (existsSync(formerFolder) && !existsSync(folder)) renameSync(formerFolder, folder)
      if (!existsSync(folder)) return
      for (const name of readdirSync(folder))
        if (Date.now() - statSync(join(folder, name)).mtimeMs > maxAgeMs) rmSync(join(folder, name), { force: true })
    },
    /** Creates the id of a form that is being opened. Forms of the same content share a record until one of them is saved. */
    baselineId: newId,
    /**
     * The id of an entry in a list: that of the last opened form, as long as the content is the same. Decap takes a list's data for the
     * saved state, so with another id the form would always look unsaved.
     */
    listedBaselineId(path: string, data: Data): string {
      const last = latest.get(path)
      return last?.content === contentOf(path, data) ? last.id : newId(path, data)
    },
    /** Called after a save. The form stays open, and its next changes are compared with this version. */
    saved(form: OpenForm, path: string, data: Data, written: Data) {
      put(recordOf(form), { path, data })
      latest.set(path, { content: contentOf(path, written), id: idOf(form) })
    },
    /** The data that the form was opened from or last saved with. Undefined for a copied entry, which carries the id of another file. */
    before(form: OpenForm, path: string): Data | undefined {
      const found = get(recordOf(form)) ?? get(validId(idOf(form)).split('-')[0] ?? '')
      return found?.path === path ? found.data : undefined
    },
  }
}

export type FormBaselines = ReturnType<typeof formBaselines>

function contentOf(path: string, data: Data): string {
  return createHash('sha256')
    .update(`${path}\n${JSON.stringify(data)}`)
    .digest('hex')
    .slice(0, 20)
}

function idOf({ _baseline, _opened }: OpenForm): string {
  return _baseline ?? _opened ?? ''
}

/** The name of a form's own record. */
function recordOf(form: OpenForm): string {
  const { _tab = '' } = form
  return /^[0-9a-f]{16}$/.test(_tab) ? `${validId(idOf(form))}-${_tab}` : validId(idOf(form))
}

/** Ids are used as file names, so anything else is rejected. */
function validId(id: string): string {
  return /^[0-9a-f]{20}-[0-9a-f]{16}$/.test(id) ? id : 'none'
}
