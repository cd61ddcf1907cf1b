import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { tryPort } from '../../server/free-port.ts'

const home = resolve('.cache/edit-test')

export interface OwnSite {
  root: string
  url: string
  text(path: string): string
  /** The changed lines of what is saved and not published, of one file or of all. */
  diff(file?: string): string[]
  git(...command: string[]): string
  stop(): Promise<void>
}

/** A copy of the site with a repository of its own and a bare one to publish to, and the editor open on it. Nothing here touches the real one. */
export async function openOwnSite(): Promise<OwnSite> {
  const root = join(home, 'site')
  rmSync(home, { recursive: true, force: true })
  copyTree(root)
  const git = (...command: string[]) => execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  execFileSync('git', ['init', '--quiet', '--bare', '-b', 'main', join(home, 'remote.git')])
  git('init', '--quiet', '-b', 'main')
  // Nobody keeps this repository: its pictures need no packing.
  git('config', 'core.compression', '0')
  git('config', 'user.name', 'owner')
  git('config', 'user.email', 'owner@win.example')
  git('add', '.')
  git('commit', '--quiet', '-m', 'first')
  git('remote', 'add', 'origin', join(home, 'remote.git'))
  git('push', '--quiet', '-u', 'origin', 'main')

  const port = (await tryPort(0, '127.0.0.1')) ?? 0
  const editor = spawn(process.execPath, ['scripts/edit.ts'], {
    cwd: root,
    env: { ...process.env, EDIT_PORT: String(port), EDIT_OPEN: 'no' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test run that is ended in the middle leaves no editor behind.
  process.once('exit', () => editor.kill())
  await opened(editor)
  return {
    root,
    url: `http://localhost:${port}/admin`,
    text: (path) => readFileSync(join(root, path), 'utf8'),
    diff: (file = 'src/content') => changedLines(git('diff', '--unified=0', '--', file)),
    git,
    stop: () => stopped(editor),
  }
}

/** The changed lines of a diff, without its heads. */
export function changedLines(diff: string): string[] {
  return diff.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line))
}

function copyTree(root: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && !/^(art|docs|tests)\//.test(file))
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(file, join(root, file), { force: true })
  }
  for (const folder of ['node_modules', 'editor/node_modules']) symlinkSync(resolve(folder), join(root, folder))
  // As part of the workspace around it, the copy may serve the packages of the real one.
  const { workspaces: _, ...rest } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
  writeFileSync(join(root, 'package.json'), JSON.stringify(rest, null, 2))
}

function opened(editor: ChildProcess): Promise<void> {
  return new Promise((resolved, reject) => {
    let said = ''
    for (const stream of [editor.stdout, editor.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('/admin')) resolved()
      })
    }
    editor.once('exit', () => reject(new Error(said)))
  })
}

function stopped(editor: ChildProcess): Promise<void> {
  return new Promise((resolved) => {
    editor.removeAllListeners('exit')
    editor.once('exit', () => resolved())
    editor.kill('SIGTERM')
  })
}
