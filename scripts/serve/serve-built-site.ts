import { spawn } from 'node:child_process'

/** Serves `dist/` on the real server until this process exits; resolves to its origin once it responds. */
export async function serveBuiltSite(port: number): Promise<string> {
  const server = spawn(process.execPath, ['scripts/serve.ts'], { env: { ...process.env, PORT: String(port) }, stdio: 'ignore' })
  process.on('exit', () => server.kill())
  const origin = `http://localhost:${port}`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer?.ok) return origin
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The site does not respond. Is there a build? Run “npm run build” first.')
}
