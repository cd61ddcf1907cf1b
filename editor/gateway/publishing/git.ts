import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs git in the project folder: with English output, and without password prompts, which nobody would see. */
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

/**
 * Reads files at given versions, named `<commit>:./<path>`; undefined for a missing file. Uses one process for all of them, because one per
 * file took seconds.
 */
export async function textsAt(root: string, names: string[]): Promise<(string | undefined)[]> {
  if (names.length === 0) return []
  const child = spawn('git', ['cat-file', '--batch'], { cwd: root, env: ownEnvironment(), stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.end(`${names.join('\n')}\n`)
  const [output] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  let at = 0
  return names.map(() => {
    const end = output.indexOf('\n', at)
    const [, size] = / blob (\d+)$/.exec(output.toString('utf8', at, end)) ?? []
    at = end + 1
    if (size === undefined) return undefined
    const text = output.toString('utf8', at, at + Number(size))
    at += Number(size) + 1
    return text
  })
}

function ownEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' }
}
