import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Data } from '../../authoring/merge/plain-data.ts'

interface Opened {
  path: string
  data: Data
}

/** What a form carries of where it was opened. */
export interface OpenForm {
  /** What it was opened from. A form for a new file has none. */
  _opened?: string
  /** The page of a browser in which it is open: through a list two of them may come to carry the same mark. */
  _tab?: string
}

const month = 30 * 24 * 60 * 60 * 1000

/**
 * What the file of each open form said when the form was opened, by the mark that the form carries. A save is compared with it, so what somebody else saved meanwhile is
 * not taken for a change of this form. Outlives a restart, like a form that stays open in a browser.
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
    /** Forms that were opened long ago are not expected back. */
    begin() {
      if (!existsSync(folder)) return
      for (const name of readdirSync(folder))
        if (Date.now() - statSync(join(folder, name)).mtimeMs > month) rmSync(join(folder, name), { force: true })
    },
    /** The mark of a form that is opened now. Forms of the same content share what is stored until one of them is saved. */
    mark: newMark,
    /**
     * The mark of an entry in a list: that of the form that was opened last, as long as both say the same. The form builder takes what a list says for
     * what is saved, and with another mark a form would be unsaved for ever.
     */
    listedMark(path: string, data: Data): string {
      const last = latest.get(path)
      return last?.content === contentOf(path, data) ? last.mark : newMark(path, data)
    },
    /** The form is still open: its next changes are compared with what it said when it was saved. */
    saved({ _opened: mark = '', _tab }: OpenForm, path: string, data: Data, written: Data) {
      put(nameOf(mark, _tab), { path, data })
      latest.set(path, { content: contentOf(path, written), mark })
    },
    /** What the form was opened from, or said when it was saved last. A copy of an entry has the mark of another file, which says nothing here. */
    before({ _opened: mark = '', _tab }: OpenForm, path: string): Data | undefined {
      const found = get(nameOf(mark, _tab)) ?? get(checked(mark).split('-')[0] ?? '')
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
  return /^[0-9a-f]{16}$/.test(tab) ? `${checked(mark)}-${tab}` : checked(mark)
}

/** A mark is the name of a file: nothing but a mark may be one. */
function checked(mark: string): string {
  return /^[0-9a-f]{20}-[0-9a-f]{16}$/.test(mark) ? mark : 'none'
}
