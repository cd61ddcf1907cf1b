import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Git in the project's folder, speaking English, and never asking for a password that nobody sees. */
export function git(root: string) {
  return async (...command: string[]): Promise<string> => {
    const { stdout } = await run('git', command, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
      timeout: 120_000,
      env: ownEnvironment(),
    })
    return stdout
  }
}

export type Git = ReturnType<typeof git>

/** Files at a version, each named as `<commit>:./<path>`; nothing for one that was not there. One process for all: one for each took seconds. */
export async function textsAt(root: string, names: string[]): Promise<(string | undefined)[]> {
  if (names.length === 0) return []
  const child = spawn('git', ['cat-file', '--batch'], { cwd: root, env: ownEnvironment(), stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.end(`${names.join('\n')}\n`)
  const [said] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  let at = 0
  return names.map(() => {
    const end = said.indexOf('\n', at)
    const [, size] = / blob (\d+)$/.exec(said.toString('utf8', at, end)) ?? []
    at = end + 1
    if (size === undefined) return undefined
    const text = said.toString('utf8', at, at + Number(size))
    at += Number(size) + 1
    return text
  })
}

function ownEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' }
}
