import { createServer } from 'node:net'

/** Checks that a port is free; 0 means any free port. Resolves to the port, or to undefined if it is taken. */
export function tryPort(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    probe.listen({ port, host }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
