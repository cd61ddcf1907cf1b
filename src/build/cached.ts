import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = 'node_modules/.cache'

/** Makes the result once per input; later builds read it from disk. The input must include everything that affects the result. */
export async function cached(kind: string, input: (string | Uint8Array)[], make: () => Promise<Uint8Array>): Promise<Buffer> {
  const key = createHash('sha256')
  for (const part of input) key.update(part).update('\0')
  const file = join(folder, kind, key.digest('hex').slice(0, 32))
  const before = await readFile(file).catch(() => undefined)
  if (before) return before
  const made = Buffer.from(await make())
  await mkdir(join(folder, kind), { recursive: true })
  // Atomic: an interrupted build must not leave half a file for the next.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, made)
  await rename(unfinished, file)
  return made
}
