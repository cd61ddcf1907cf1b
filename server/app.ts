import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { createRelay } from './mail/relay.ts'
import { headersFor } from './static/headers-file.ts'
import type { Site } from './static/read-site.ts'
import { serveSite } from './static/serve-site.ts'

type App = Hono<{ Bindings: HttpBindings }>

/** The built site and the mail relay on one origin, with the headers of `dist/_headers` on every answer. */
export function createApp(site: Site, relay: ReturnType<typeof createRelay>): App {
  const app: App = new Hono()

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headersFor(site.headers, new URL(c.req.url).pathname)) {
      // A file that is missing today may be there tomorrow: only what was found may be kept for long.
      if (name.toLowerCase() === 'cache-control' && !isContent(c.res.status)) continue
      c.res.headers.set(name, value)
    }
  })
  app.route('/', relay)
  app.all('*', (c) => serveSite(site, c.req.raw))
  return app
}

function isContent(status: number): boolean {
  return status === 200 || status === 206 || status === 304
}
