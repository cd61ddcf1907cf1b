import { createServer, type RequestListener, type Server } from 'node:http'
import { answerBrokenRequests } from './answer-broken-requests.ts'

/** Resolves once the server listens; rejects with a sentence when it cannot. */
export function listen(listener: RequestListener, port: number, host?: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    // A request without a host is refused by the listener, with the headers of every answer: Node would leave them out.
    const server = createServer({ requireHostHeader: false }, listener).listen({ port, host }, () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port))))
    answerBrokenRequests(server)
    // A resume over a slow phone line takes its time; a request that never ends does not get more than this.
    server.requestTimeout = 120_000
    // As long as a proxy before it holds a connection (nginx: 60 s), and more: Node's five seconds can end one just when an enquiry is sent on it.
    server.keepAliveTimeout = 65_000
  })
}

export function portTaken(port: number): string {
  return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1}`
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  return error.code === 'EADDRINUSE' ? portTaken(port) : `Cannot listen on port ${port} (${error.code})`
}

/** Stops taking requests, and gives those under way a moment to finish. */
export async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), 5_000)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(cut)
}
