import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findFreePort } from '../../server/free-port.ts'

const home = resolve('.cache/edit-test')

export interface OwnSite {
  root: string
  url: string
  text(path: string): string
  /** Changed lines that are saved but not published, of one file or of all. */
  diff(file?: string): string[]
  git(...command: string[]): string
  stop(): Promise<void>
}

/**
 * Creates a copy of the site with its own git repository and a bare remote, and starts the editor on it. The real repository is not
 * touched.
 */
export async function openOwnSite(): Promise<OwnSite> {
  const root = join(home, 'site')
  rmSync(home, { recursive: true, force: true })
  copyTree(root)
  const git = (...command: string[]) => execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  execFileSync('git', ['init', '--quiet', '--bare', '-b', 'main', join(home, 'remote.git')])
  git('init', '--quiet', '-b', 'main')
  // Temporary repository: skip compressing the pictures.
  git('config', 'core.compression', '0')
  git('config', 'user.name', 'owner')
  git('config', 'user.email', 'owner@win.example')
  git('add', '.')
  git('commit', '--quiet', '-m', 'first')
  git('remote', 'add', 'origin', join(home, 'remote.git'))
  git('push', '--quiet', '-u', 'origin', 'main')

  const port = (await findFreePort(0, '127.0.0.1')) ?? 0
  const editor = spawn(process.execPath, ['scripts/edit.ts'], {
    cwd: root,
    env: { ...process.env, EDIT_PORT: String(port), EDIT_OPEN: 'no' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // If a test run is aborted, stop the editor too.
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

/** The changed lines of a diff, without its headers. */
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
  // Without `workspaces`, or the copy might resolve packages of the real repository.
  const { workspaces: _, ...rest } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
  writeFileSync(join(root, 'package.json'), JSON.stringify(rest, null, 2))
}

function opened(editor: ChildProcess): Promise<void> {
  return new Promise((resolved, reject) => {
    let output = ''
    for (const stream of [editor.stdout, editor.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('/admin')) resolved()
      })
    }
    editor.once('exit', () => reject(new Error(output)))
  })
}

function stopped(editor: ChildProcess): Promise<void> {
  return new Promise((resolved) => {
    editor.removeAllListeners('exit')
    editor.once('exit', () => resolved())
    editor.kill('SIGTERM')
  })
}
