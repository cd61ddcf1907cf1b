import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareChanged } from './screenshot.ts'

const page = { width: 160, height: 320, channels: 3, background: '#fff' } as const
const block = (width: number) => ({ create: { ...page, width, height: 80, background: '#412' } })

async function picture(blockWidth: number, height: number = page.height): Promise<Buffer> {
  return sharp({ create: { ...page, height } })
    .composite([{ input: block(blockWidth), left: 0, top: 0 }])
    .webp()
    .toBuffer()
}

test('returns 0 for the same picture, a share for a moved edge, and 1 for another height', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'looks-')), 'page.webp')
  await writeFile(file, await picture(80))
  expect(await shareChanged(file, await picture(80))).toBe(0)
  const moved = await shareChanged(file, await picture(120))
  expect(moved).toBeGreaterThan(0.04)
  expect(moved).toBeLessThan(0.15)
  expect(await shareChanged(file, await picture(80, 400))).toBe(1)
})
