import type { IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { dev } from 'astro'
import { unreadableWords } from '../authoring/content/unreadable-words.ts'
import { installEditor } from '../editor/install-editor.ts'
import { openInBrowser } from '../editor/open-in-browser.ts'
import { findFreePort } from '../server/free-port.ts'
import { close, listen } from '../server/listen.ts'
import { enquiryList } from '../server/received/enquiry-list.ts'
import { readSite } from '../server/static/read-site.ts'
import { serveSite } from '../server/static/serve-site.ts'
import { loadEnvFile } from '../src/config/load-env-file.ts'
import { variableInfo } from '../src/config/variable.ts'
import { variables } from '../src/config/variables.ts'
import { findMailFaults } from './launch-check/launch-blockers.ts'
import { errorMessage, exitWith, onStop, restartOnChange } from './process/process.ts'

/** `npm run edit`: the owner's editor, on this machine only, with the real pages beside its forms. */
try {
  const env = { ...process.env }
  loadEnvFile()
  installEditor()
  const wanted = Number(process.env['EDIT_PORT'] ?? 4400)
  const port = (await findFreePort(wanted, '127.0.0.1')) ?? (await findFreePort(0, '127.0.0.1')) ?? wanted
  // The editor's name behind a reverse proxy with a login (docs/editor.md).
  const publicHost = process.env['EDIT_HOST']
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, ...(publicHost ? [publicHost] : [])]
  process.env['EDITOR_DRAFTS'] = '1'

  const { openServices } = await import('../editor/server/services.ts')
  const { editorPlugin } = await import('../editor/server/plugin.ts')
  const { previewForms } = await import('../editor/server/preview-forms.ts')
  const { message } = await import('../editor/gateway/owner-error.ts')
  const { runningRequests } = await import('../editor/server/running-requests.ts')
  const { restartTriggers } = await import('../editor/gateway/publishing/restart-triggers.ts')
  const { sharedPages } = await import('../editor/server/shared-pages.ts')
  const requests = runningRequests()
  const shareHost = process.env['SHARE_HOST']
  const sharePort = (await findFreePort(port + 1, '127.0.0.1')) ?? (await findFreePort(0, '127.0.0.1')) ?? port + 1
  const { services, drafts, check } = openServices({
    hosts,
    isBehindProxy: Boolean(publicHost),
    shareOrigin: shareHost ? `https://${shareHost}` : `http://localhost:${sharePort}`,
    enquirySource: enquiryList(process.env['OUTBOX_FILE']?.trim() || variableInfo(variables.OUTBOX_FILE).value),
    findMailFaults: () => findMailFaults(process.env),
  })
  const shareHosts = [`localhost:${sharePort}`, `127.0.0.1:${sharePort}`, ...(shareHost ? [shareHost] : [])]
  const pagesIn = async (folder: string) => {
    const site = await readSite(folder)
    return (request: IncomingMessage) => serveSite(site, request)
  }
  const shared = await listen(sharedPages(services.share, shareHosts, pagesIn), sharePort, '127.0.0.1')
  onStop(() => close(shared))
  onStop(() => drafts.end())
  const server = await dev({
    // As in build-site.ts: cached content may contain outdated values of the owner.
    force: true,
    logLevel: 'warn',
    integrations: [previewForms(message('previewNotSent'))],
    server: { port, host: '127.0.0.1', ...(publicHost && { allowedHosts: [publicHost.replace(/:\d+$/, '')] }) },
    vite: {
      plugins: [editorPlugin(services, drafts, check, requests)],
      // A check copies the project to .cache/check. If this server watched it, a new tsconfig.json there would restart the server and cut
      // off pending requests. Ignore only this project's .cache: the project itself may be inside another one's, as in our own tests.
      server: { strictPort: true, watch: { ignored: [`${resolve('.cache').replaceAll('\\', '/')}/**`] } },
      cacheDir: 'node_modules/.vite-editor',
    },
  })
  onStop(() => server.stop())
  restartOnChange(restartTriggers, { ...env, EDIT_PORT: String(port), EDIT_OPEN: 'no' }, requests.settled)
  const address = `http://localhost:${port}/admin`
  console.log(`\n  העורך פתוח · the editor is open\n  ${address}\n\n  לסגירה · to close: Ctrl-C\n`)
  if (!publicHost && process.env['EDIT_OPEN'] !== 'no') openInBrowser(address)
} catch (error) {
  const [damaged] = unreadableWords()
  exitWith(damaged ?? errorMessage(error))
}
