import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../server/free-port.ts'

const script = fileURLToPath(new URL('../serve.ts', import.meta.url))

/**
 * Serves the folder's `dist/` on the real server until this process exits; resolves once it responds. Always takes a free port: on a fixed
 * one, a server that was left running would answer with another build.
 */
export async function serveBuiltSite(folder = '.'): Promise<{ origin: string; stop: () => void }> {
  const port = await findFreePort(0)
  const server = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.on('exit', () => server.kill())
  let errors = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const origin = `http://localhost:${port}`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The server stopped. ${errors.trim()}`)
    const answer = await fetch(origin).catch(() => undefined)
    if (answer?.ok) return { origin, stop: () => server.kill() }
    await setTimeout(200)
  }
  throw new Error('The site does not respond. Is there a build? Run “npm run build” first.')
}
