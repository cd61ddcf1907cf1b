import { spawn } from 'node:child_process'

/** `npm run check` in a process of its own: the whole site is built beside the editor, from what is saved and not from what is typed. */
export function checkSite(): Promise<string | undefined> {
  const { EDITOR_DRAFTS: _, ...env } = process.env
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/check.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('close', (status) => resolve(status === 0 ? undefined : Buffer.concat(said).toString().slice(-3000)))
  })
}
