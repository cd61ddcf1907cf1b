import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePart, encodePart, maskToPart } from './phone-part.ts'

test('reads a part from its name, and from no other position', () => {
  expect(decodePart(encodePart({ from: 0.18, to: 0.86 }))).toEqual({ from: 0.18, to: 0.86 })
  expect(decodePart('left top')).toBeUndefined()
  expect(decodePart(undefined)).toBeUndefined()
})

test('keeps the frame of the whole picture, filled only where the part is, and not shifted', async () => {
  const left = { create: { width: 100, height: 80, channels: 4, background: '#f00' } } as const
  const right = await sharp({ ...left, create: { ...left.create, background: '#00f' } })
    .png()
    .toBuffer()
  const { data, info } = await sharp({ create: { ...left.create, width: 200 } })
    .composite([{ input: right, left: 100, top: 0 }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const part = maskToPart(sharp(data, { raw: info }), info, { width: 100 }, { from: 0.2, to: 0.7 })
  const made = await part.raw().toBuffer({ resolveWithObject: true })
  expect([made.info.width, made.info.height]).toEqual([100, 40])
  const pixel = (x: number) => [...made.data.subarray((20 * 100 + x) * 4, (20 * 100 + x) * 4 + 4)]
  expect([pixel(18)[3], pixel(72)[3]]).toEqual([0, 0])
  expect([pixel(40), pixel(60)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ])
})
