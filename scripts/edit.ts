import { dev } from 'astro'
import { installEditor } from '../editor/install-editor.ts'
import { openInBrowser } from '../editor/open-in-browser.ts'
import { tryPort } from '../server/free-port.ts'
import { loadEnvFile } from '../src/config/load-env-file.ts'
import { ownerFile } from '../src/config/owner-file.ts'
import { errorMessage, exitWith } from './process/exit-with.ts'
import { onStop } from './process/on-stop.ts'
import { startAgainOn } from './process/start-again.ts'

/** `npm run edit`: the owner's editor, on this machine only, with the real pages beside its forms. */
try {
  const env = { ...process.env }
  loadEnvFile()
  installEditor()
  const wanted = Number(process.env['EDIT_PORT'] ?? 4400)
  const port = (await tryPort(wanted, '127.0.0.1')) ?? (await tryPort(0, '127.0.0.1')) ?? wanted
  // Behind a reverse proxy with a login the editor has that name too (docs/editor.md).
  const publicHost = process.env['EDIT_HOST']
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, ...(publicHost ? [publicHost] : [])]
  process.env['EDITOR_DRAFTS'] = '1'

  const { openServices } = await import('../editor/server/services.ts')
  const { editorPlugin } = await import('../editor/server/plugin.ts')
  const { services, drafts, check } = openServices(hosts)
  onStop(() => drafts.end())
  const server = await dev({
    // As in build-site.ts: content read before may hold an older value of the owner.
    force: true,
    logLevel: 'warn',
    server: { port, host: '127.0.0.1', ...(publicHost && { allowedHosts: [publicHost.replace(/:\d+$/, '')] }) },
    vite: { plugins: [editorPlugin(services, drafts, check)], server: { strictPort: true }, cacheDir: 'node_modules/.vite-editor' },
  })
  onStop(() => server.stop())
  startAgainOn(['.env', ownerFile], { ...env, EDIT_PORT: String(port), EDIT_OPEN: 'no' })
  const address = `http://localhost:${port}/admin`
  console.log(`\n  העורך פתוח · the editor is open\n  ${address}\n\n  לסגירה · to close: Ctrl-C\n`)
  if (!publicHost && process.env['EDIT_OPEN'] !== 'no') openInBrowser(address)
} catch (error) {
  exitWith(errorMessage(error))
}
