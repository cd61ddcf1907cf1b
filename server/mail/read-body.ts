import { refusal } from './refusal.ts'

/** Up to here an upload that is too large is read to its end; a browser reports an answer only after it has sent everything. */
const drainLimit = 256 * 1024 * 1024

/** The whole body, or a 413 once all of it has gone by. What is over the limit is never kept. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const size = await eachChunk(request, (chunk, sizeSoFar) => {
    if (sizeSoFar <= maxBytes) chunks.push(chunk)
    else chunks.length = 0
  })
  if (size > maxBytes) throw refusal(413, 'The request is too large')
  return Buffer.concat(chunks)
}

/** Lets an upload finish that nobody will look at, so that the sender hears the answer. */
export async function drainBody(request: Request): Promise<void> {
  if (!request.bodyUsed) await eachChunk(request, () => {}).catch(() => {})
}

async function eachChunk(request: Request, take: (chunk: Uint8Array, sizeSoFar: number) => void): Promise<number> {
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > drainLimit) break
      take(chunk, size)
    }
  } catch {
    throw refusal(400, 'The request ended too early')
  }
  return size
}
