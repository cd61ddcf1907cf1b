import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from '../listen.ts'

/** Serves on a free port until the test ends; resolves to its origin. */
export async function serveForTest(listener: RequestListener): Promise<string> {
  const server: Server = await listen(listener, 0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Sends raw bytes and resolves to the whole raw response: for requests that no client library would send. */
export function sendRaw(origin: string, request: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname, () => socket.write(request))
    let received = ''
    socket.setEncoding('utf8').setTimeout(5_000, () => socket.destroy())
    socket.on('data', (text) => {
      received += text
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}

export function statusOf(rawResponse: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(rawResponse)?.[1])
}
