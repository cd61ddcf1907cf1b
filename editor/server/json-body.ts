import type { IncomingMessage, ServerResponse } from 'node:http'
import { message, OwnerError } from '../gateway/owner-error.ts'

const maxBytes = 60_000_000

export async function readJson<Body>(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw new OwnerError(message('tooMuch'), 413)
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString() || '{}') as Body
  } catch {
    throw new OwnerError(message('brokenRequest'), 400)
  }
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify(value ?? null))
}
