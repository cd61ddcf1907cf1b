import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareImage } from './share-image.ts'
import { contrast, fieldColours } from './share-image-colours.ts'

const accents = ['#4B35E0', '#7048EC', '#1263BC', '#0B8770', '#1F7D47', '#FFC53D', '#F2604C', '#888888'] as const

async function plainPicture(width: number, height: number, alpha = 1): Promise<Buffer> {
  const background = { r: 40, g: 200, b: 120, alpha }
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
}

async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

test.each(accents)('the title is legible on the accent %s', (accent) => {
  const { field, text } = fieldColours(accent)
  expect(contrast(field, text)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  [1600, 1000],
  [900, 1600],
  [2400, 600],
])('a picture of %i × %i gives a JPEG of 1200 × 630 with the picture at the bottom', async (width, height) => {
  const image = await shareImage({ title: 'בינה מלאכותית', picture: await plainPicture(width, height), accent: '#4B35E0' })
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(image.length).toBeLessThan(300_000)
  const [red = 0, green = 0, blue = 0] = await colourAt(image, 600, 620)
  expect(green).toBeGreaterThan(red)
  expect(green).toBeGreaterThan(blue)
})

test('a transparent sky becomes a light tint of the accent', async () => {
  const image = await shareImage({ title: 'מחנה', picture: await plainPicture(1600, 1000, 0), accent: '#FFC53D' })
  const pixel = await colourAt(image, 600, 600)
  expect(Math.min(...pixel)).toBeGreaterThan(200)
})

test('a title that cannot fit fails the build', async () => {
  const picture = await plainPicture(10, 10)
  await expect(shareImage({ title: 'מילה '.repeat(80), picture, accent: '#4B35E0' })).rejects.toThrow('too long')
})
