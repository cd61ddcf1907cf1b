import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkEntry } from '../../../authoring/check/check-entry.ts'
import { checkRemoval } from '../../../authoring/check/check-removal.ts'
import { editorForms } from '../../forms/decap-collections.ts'
import { contentStore } from '../entries/content-store.ts'
import { protocol } from '../entries/protocol.ts'
import { drafts } from '../preview/drafts.ts'
import { changeLog } from '../publishing/change-log.ts'
import { git } from '../publishing/git.ts'
import { publishing } from '../publishing/publishing.ts'
import { saveHistory } from '../publishing/save-history.ts'

type Form = Record<string, unknown>
type Params = Parameters<ReturnType<typeof protocol>>[1]

export const { book } = editorForms()
export const camp = 'src/content/camps/online.yaml'

/** Copies the real content to a temporary folder. */
export function copyOfContent(root = mkdtempSync(join(tmpdir(), 'editor-'))): string {
  cpSync('src/content', join(root, 'src/content'), { recursive: true })
  return root
}

/** Creates a git repository of it, pushed to a remote next to it. */
export function publishedOnce(root: string): void {
  const run = (...command: string[]) => execFileSync('git', command, { cwd: root, stdio: 'pipe' })
  run('init', '--quiet', '--bare', '-b', 'main', '../remote.git')
  run('init', '--quiet', '-b', 'main')
  run('config', 'user.name', 'הבעלים')
  run('config', 'user.email', 'owner@win.example')
  run('add', '.')
  run('commit', '--quiet', '-m', 'first')
  run('remote', 'add', 'origin', '../remote.git')
  run('push', '--quiet', '-u', 'origin', 'main')
}

/** Sets up the gateway like the server does, with a site check that always passes. */
export function openGateway(root: string) {
  const copy = drafts(root)
  const log = saveHistory(root)
  const content = contentStore({
    root,
    book,
    check: checkEntry,
    checkRemoval: (path) => checkRemoval(path, root),
    drafts: copy,
    history: log,
  })
  const ask = protocol(content)
  const checkSite = async () => ({ isFine: true, stops: [], notes: [] })
  return {
    content,
    drafts: copy,
    history: log,
    changeLog: changeLog({ root, git: git(root), book, history: log, drafts: copy, content }),
    publishing: publishing({ root, book, history: log, drafts: copy, content, checkSite }),
    ask,
    /** The data that a form receives when it is opened and sends when it is saved. */
    async open(path = camp): Promise<Form> {
      const { data } = (await ask('getEntry', { path } as Params)) as { data: string }
      return JSON.parse(data) as Form
    },
    save: (form: Form, path = camp) => ask('persistEntry', { dataFiles: [{ path, raw: JSON.stringify(form) }] } as Params),
  }
}
