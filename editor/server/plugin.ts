import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Drafts, draftPath, draftsFolder } from '../gateway/drafts.ts'
import { contentPictures, contentStore, forgetContent } from './forget-content.ts'
import { news } from './news.ts'
import { routes, type Services } from './routes.ts'
import type { SiteCheck } from './site-check.ts'
import type { Underway } from './underway.ts'

/** The editor beside the development server, on one address with the pages that it shows. */
export function editorPlugin(services: Services, drafts: Drafts, check: SiteCheck, underway: Underway): Plugin {
  const pageNews = news()
  const handle = routes(services, pageNews.isOld, underway)
  return {
    name: 'editor',
    apply: 'serve',
    enforce: 'pre',
    // They announce themselves; seen by the watcher too, each would be read twice.
    config: () => ({ server: { watch: { ignored: [`${resolve(draftsFolder).replaceAll('\\', '/')}/**`] } } }),
    configureServer({ middlewares, watcher, moduleGraph, environments }) {
      const { hot } = environments.client
      const send = hot.send.bind(hot) as (...message: unknown[]) => void
      hot.send = (...message: unknown[]) => {
        if ((message[0] as { type?: string }).type === 'full-reload') {
          forgetContent(environments, contentStore)
          pageNews.tell()
        }
        send(...message)
      }
      middlewares.use((request, response, next) => {
        const shownIn = request.headers['sec-fetch-dest']
        if (shownIn === 'iframe') pageNews.serve(request.url ?? '')
        // The pages that there are: a request that was under way while the content changed stores them as they were, and they would stay so.
        if (shownIn === 'iframe' || shownIn === 'document')
          for (const name of ['ssr', 'prerender']) environments[name]?.hot.send('astro:content-changed', {})
        void handle(request, response).then((isOurs) => isOurs || next())
      })
      // A file that is saved elsewhere, by hand or by git, is in the preview too.
      const follow = (file: string) => {
        const path = relative('.', file)
        if (/^src\/(content|assets\/pictures)\//.test(path)) check.changed()
        if (!path.startsWith('src/content/')) return
        void drafts.restore(path)
      }
      for (const event of ['add', 'change', 'unlink']) watcher.on(event, follow)
      drafts.onWritten((news, file) => watcher.emit(news, file))
      // A page that was made between the content and its pictures lacks the new ones.
      for (const event of ['add', 'change'])
        watcher.on(event, (file) => {
          if (resolve(file) !== contentPictures) return
          forgetContent(environments, contentPictures)
          hot.send({ type: 'full-reload' })
        })
      // Words of the interface are modules: what imports them is read again.
      watcher.on('change', (file) => {
        const path = relative('.', file)
        if (!path.startsWith(`${draftsFolder}/interface/`)) return
        const original = `${process.cwd()}/${path.replace(draftsFolder, 'src/content')}`
        for (const module of moduleGraph.getModulesByFile(original) ?? []) moduleGraph.invalidateModule(module)
        hot.send({ type: 'full-reload' })
      })
    },
    load(id) {
      const path = relative('.', id.split('?')[0] ?? id)
      return /^src\/content\/interface\/[\w-]+\.json$/.test(path) ? readFileSync(draftPath(path), 'utf8') : undefined
    },
  }
}
