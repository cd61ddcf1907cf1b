import type { Readable } from 'node:stream'
import { refusal } from './refusal.ts'

/** Up to here an upload that is refused is read on, because a browser reports an answer only after it has sent everything. No honest form sends more. */
const drainLimit = 16 * 1024 * 1024

/** For all bodies being read at one time, from all senders: about forty of the largest resumes. */
const memoryLimit = 100_000_000
let inMemory = 0

/** The whole body, or a 413 once all of it has gone by. What is over the limit is never stored. */
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

/** Lets an upload finish that nobody will look at, so that the sender hears the answer. One without end is cut off. */
export async function drainBody(request: Readable): Promise<void> {
  if (!request.readableDidRead) await eachChunk(request, () => {}).catch(() => {})
}

async function eachChunk(request: Readable, take: (chunk: Buffer, sizeSoFar: number) => void): Promise<number> {
  let size = 0
  // The connection stays open for the answer, even though the rest of the body is ignored.
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
