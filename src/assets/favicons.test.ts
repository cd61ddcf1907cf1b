import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels', async (name, size) => {
  expect(await sharp(await readFile(`public/${name}`)).metadata()).toMatchObject({ format: 'png', width: size, height: size })
})

test('the icon file holds a picture of 32 pixels', async () => {
  const file = await readFile('public/favicon.ico')
  const picture = file.subarray(file.readUInt32LE(18), file.readUInt32LE(18) + file.readUInt32LE(14))
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
