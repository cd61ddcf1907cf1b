import { execFile } from 'node:child_process'
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
      env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' },
    })
    return stdout
  }
}

export type Git = ReturnType<typeof git>
