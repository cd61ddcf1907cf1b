import type { Readable } from 'node:stream'
import { refusal } from './refusal.ts'

/**
 * A refused upload is read up to this size, because a browser reports a response only after it has sent everything. No real form sends
 * more.
 */
const drainLimit = 16 * 1024 * 1024

/** For all bodies being read at one time, from all senders: about forty of the largest resumes. */
const memoryLimit = 100_000_000
let inMemory = 0

/** Reads the whole body. Above the limit it drains the body without storing it, and throws a 413. */
export async function readBody(request: Readable, maxBytes: number, memory = memoryLimit): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    const size = await eachChunk(request, (chunk, sizeSoFar) => {
      if (sizeSoFar > maxBytes) {
        chunks.length = 0
        return
      }
      if (inMemory + chunk.length > memory) throw refusal(503, 'Too many requests at one time')
      chunks.push(chunk)
      length += chunk.length
      inMemory += chunk.length
    })
    if (size > maxBytes) throw refusal(413, 'The request is too large')
    return Buffer.concat(chunks)
  } finally {
    inMemory -= length
  }
}

/** Drains a refused upload so that the client can read the response; cuts off an endless one. */
export async function drainBody(request: Readable): Promise<void> {
  if (!request.readableDidRead) await eachChunk(request, () => {}).catch(() => {})
}

async function eachChunk(request: Readable, take: (chunk: Buffer, sizeSoFar: number) => void): Promise<number> {
  let size = 0
  // Keeps the connection open for the response, although the rest of the body is ignored.
  const chunks = request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]()
  while (size <= drainLimit) {
    const { done, value } = await chunks.next().catch(() => {
      throw refusal(400, 'The request ended too early')
    })
    if (done) break
    size += value.length
    take(value, size)
  }
  return size
}
