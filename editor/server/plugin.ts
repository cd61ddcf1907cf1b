import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Drafts, draftPath, draftsFolder } from '../gateway/preview/drafts.ts'
import { draftPictures } from './draft-pictures.ts'
import { contentPictures, contentStore, forgetContent } from './forget-content.ts'
import { routes, type Services } from './routes.ts'
import type { RunningRequests } from './running-requests.ts'
import type { SiteCheck } from './site-check.ts'
import { stalePages } from './stale-pages.ts'

/** Vite plugin: serves the editor from the dev server, on the same origin as the pages it previews. */
export function editorPlugin(services: Services, drafts: Drafts, check: SiteCheck, requests: RunningRequests): Plugin {
  const pages = stalePages()
  const ownPictures = draftPictures()
  const handle = routes(services, pages.isStale, requests)
  return {
    name: 'editor',
    apply: 'serve',
    enforce: 'pre',
    // Drafts announce their own writes; the watcher would report each of them a second time.
    config: () => ({ server: { watch: { ignored: [`${resolve(draftsFolder).replaceAll('\\', '/')}/**`] } } }),
    configureServer({ middlewares, httpServer, watcher, moduleGraph, environments }) {
      const { hot } = environments.client
      const send = hot.send.bind(hot) as (...message: unknown[]) => void
      hot.send = (...message: unknown[]) => {
        if ((message[0] as { type?: string }).type === 'full-reload') {
          forgetContent(environments, contentStore)
          pages.contentChanged()
        }
        send(...message)
      }
      middlewares.use((request, response, next) => {
        const shownIn = request.headers['sec-fetch-dest']
        if (shownIn === 'iframe') pages.requested(request.url ?? '')
        // A request that was running while the content changed stores an outdated list of pages: refresh it on every navigation.
        if (shownIn === 'iframe' || shownIn === 'document')
          for (const name of ['ssr', 'prerender']) environments[name]?.hot.send('astro:content-changed', {})
        void handle(request, response).then((isOurs) => isOurs || next())
      })
      // Astro's own middleware, which is added to the front, refuses addresses with a slash at the end.
      httpServer?.once('listening', () =>
        middlewares.stack.unshift({
          route: '',
          handle: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
            /^\/admin\/([^?]*\/)?(\?|$)/.test(request.url ?? '') ? void handle(request, response) : next(),
        }),
      )
      // Files that change outside the editor, by hand or by git, update the preview too.
      const onFileChange = (file: string) => {
        const path = relative('.', file)
        if (/^src\/(content|assets\/pictures)\//.test(path)) check.changed()
        if (!path.startsWith('src/content/')) return
        void drafts.reset(path)
      }
      for (const event of ['add', 'change', 'unlink']) watcher.on(event, onFileChange)
      drafts.onWrite((event, file) => watcher.emit(event, file))
      // A page rendered between an update of the content and of its pictures lacks the new pictures.
      for (const event of ['add', 'change'])
        watcher.on(event, (file) => {
          if (resolve(file) !== contentPictures) return
          ownPictures.read()
          forgetContent(environments, contentPictures)
          hot.send({ type: 'full-reload' })
        })
      // Interface words are imported as modules, so their importers must be reloaded.
      watcher.on('change', (file) => {
        const path = relative('.', file)
        if (!path.startsWith(`${draftsFolder}/interface/`)) return
        const original = `${process.cwd()}/${path.replace(draftsFolder, 'src/content')}`
        for (const module of moduleGraph.getModulesByFile(original) ?? []) moduleGraph.invalidateModule(module)
        hot.send({ type: 'full-reload' })
      })
    },
    load(id) {
      if (id === contentPictures) return ownPictures.read()
      const path = relative('.', id.split('?')[0] ?? id)
      return /^src\/content\/interface\/[\w-]+\.json$/.test(path) ? readFileSync(draftPath(path), 'utf8') : undefined
    },
  }
}
