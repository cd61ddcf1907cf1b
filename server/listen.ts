import { createServer, type RequestListener, type Server } from 'node:http'
import { answerInvalidRequests } from './answer-invalid-requests.ts'

/** Resolves once the server listens; rejects with a readable message if it cannot. */
export function listen(listener: RequestListener, port: number, host?: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    // The listener rejects requests without a host itself: the response of Node would lack the headers of every response.
    const server = createServer({ requireHostHeader: false }, listener).listen({ port, host }, () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port))))
    answerInvalidRequests(server)
    // Enough for a resume over a slow phone connection, and a limit for requests that never end.
    server.requestTimeout = 120_000
    // Longer than a proxy in front keeps a connection (nginx: 60 s): Node's five seconds can close one just when an enquiry is sent on it.
    server.keepAliveTimeout = 65_000
  })
}

export function portTaken(port: number): string {
  return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1}`
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  return error.code === 'EADDRINUSE' ? portTaken(port) : `Cannot listen on port ${port} (${error.code})`
}

/** Stops accepting requests, and gives pending ones five seconds to finish. */
export async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), 5_000)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(cut)
}
