import type { Server } from 'node:http'
import { responseHeaders } from '../src/config/security-headers.ts'

const answers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const headers = Object.entries({ ...responseHeaders, Connection: 'close', 'Content-Length': '0' })
const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')

/**
 * Answers a request that is not valid HTTP with a plain 4xx. Node's default closes the connection at once, so a client that is
 * still sending would see a broken connection and never the response.
 */
export function answerInvalidRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const status = answers[error.code ?? ''] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n`)
    socket.resume()
    setTimeout(() => socket.destroy(), 1_000).unref()
  })
}
