import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Site } from './static/read-site.ts'
import { serveSite } from './static/serve-site.ts'

type App = Hono<{ Bindings: HttpBindings }>

/**
 * The built site, the mail relay and the health check on one origin. Every response has the headers that `dist/_headers` sets for all
 * paths.
 */
export function createApp(site: Site, ...services: Pick<App, 'fetch' | 'routes'>[]): RequestListener {
  const app: App = new Hono()
  for (const service of services) app.route('/', service as App)
  const answerService = getRequestListener(app.fetch)

  return (request, response) => {
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value)
    if (isForService(request.url ?? '')) return void answerService(request, response)
    const { status, headers, body } = serveSite(site, request)
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }
}

function isForService(url: string): boolean {
  return url.startsWith('/api/') || url === '/health' || url.startsWith('/health?')
}
