import { createServer } from 'node:net'

/** Whether nobody listens on the port; 0 asks for any free port. Resolves to the port, or to nothing when it is taken. */
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
