import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const post = (size: number) => Readable.from([Buffer.alloc(size)])

test('limits the memory of all bodies together, and releases it after reading', async () => {
  await expect(readBody(post(2_000), 5_000, 1_000)).rejects.toMatchObject({ status: 503 })
  for (let n = 0; n < 5; n++) expect(await readBody(post(900), 5_000, 1_000)).toHaveLength(900)
})
