import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Site } from './static/read-site.ts'
import { type SiteAnswer, serveSite } from './static/serve-site.ts'

type App = Hono<{ Bindings: HttpBindings }>

/**
 * The built site and what is asked of the server itself (the mail relay, its health) on one origin, with the headers of `dist/_headers`.
 * Files are most of what is asked for, and are answered without a framework in between.
 */
export function createApp(site: Site, ...services: Pick<App, 'fetch' | 'routes'>[]): RequestListener {
  const app: App = new Hono()
  for (const service of services) app.route('/', service as App)
  const answerService = getRequestListener(app.fetch)

  return (request, response) => {
    if (!isForService(request.url ?? '')) return send(response, request, serveSite(site, request))
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value)
    void answerService(request, response)
  }
}

function isForService(url: string): boolean {
  return url.startsWith('/api/') || url === '/health' || url.startsWith('/health?')
}

function send(response: ServerResponse, request: IncomingMessage, { status, headers, body }: SiteAnswer): void {
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
