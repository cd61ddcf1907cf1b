import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * The inbox lets every page of every site read and delete its mails. This restricts it to its own host name, against DNS rebinding, and to
 * its own page.
 */
export function restrictToOwnPage(server: Server, port: number): void {
  const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${port}`)

  function isOwn({ headers: { host = '', origin } }: IncomingMessage): boolean {
    return hosts.includes(host) && (origin === undefined || hosts.includes(URL.parse(origin)?.host ?? ''))
  }

  guard<[IncomingMessage, ServerResponse]>(server, 'request', (request, response) => {
    dropCrossOriginHeader(response)
    if (!isOwn(request)) response.writeHead(403).end()
    return isOwn(request)
  })
  guard<[IncomingMessage, Duplex]>(server, 'upgrade', (request, socket) => {
    if (!isOwn(request)) socket.destroy()
    return isOwn(request)
  })
}

/** Puts a check before all listeners of an event. */
function guard<Args extends [IncomingMessage, ...unknown[]]>(server: Server, event: string, mayPass: (...args: Args) => boolean): void {
  const listeners = server.listeners(event)
  server.removeAllListeners(event)
  server.on(event, (...args: unknown[]) => {
    if (mayPass(...(args as Args))) for (const listener of listeners) listener.apply(server, args)
  })
}

function dropCrossOriginHeader(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => (name.toLowerCase() === 'access-control-allow-origin' ? response : setHeader(name, value))
}
