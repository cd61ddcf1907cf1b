import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { lamps } from './after-sunset.ts'
import { iconSize, iconSvg } from './icon-svg.ts'
import { icons } from './icons.ts'
import { Voxels } from './Voxels.ts'

function paths(model: Voxels): string[] {
  return iconSvg(model).match(/<path/g) ?? []
}

describe('an icon', () => {
  test('draws a single block as its three visible sides', () => {
    expect(paths(new Voxels().set(0, 0, 0, 'coral'))).toHaveLength(3)
  })

  test('merges neighbouring blocks of one colour into the same three sides', () => {
    const one = iconSvg(new Voxels().box(0, 0, 0, 1, 1, 1, 'coral'))
    const many = iconSvg(new Voxels().box(0, 0, 0, 9, 9, 9, 'coral'))
    expect(many.length - one.length).toBeLessThan(40)
  })

  test('leaves out hidden blocks', () => {
    expect(paths(new Voxels().set(0, 0, 0, 'mint').set(1, 1, 1, 'coral'))).toHaveLength(3)
    expect(paths(new Voxels().set(0, 0, 0, 'mint').set(2, 0, 0, 'coral'))).toHaveLength(6)
  })

  test('rejects a letter without a colour', () => {
    expect(() => new Voxels().panel(0, 0, 0, ['?'])).toThrow('"?"')
  })
})

describe.each(Object.entries(icons))('%s', (name, model) => {
  const svg = iconSvg(model)

  test('has a rendered version of the same shape (else render and publish `icons/*`)', async () => {
    const [across, down] = iconSize(model)
    for (const file of name in lamps ? [name, `${name}-night`] : [name]) {
      const { width, height } = await sharp(fileURLToPath(new URL(`../../src/assets/icons/${file}.avif`, import.meta.url))).metadata()
      expect(width / height).toBeCloseTo(across / down, 1)
    }
  })

  test('is small', () => {
    expect(svg.length).toBeLessThan(4_000)
    expect(brotliCompressSync(svg).length).toBeLessThan(1_500)
  })

  test('is the committed file (else run `npm run icons`)', async () => {
    expect(await readFile(new URL(`../../src/assets/icons/${name}.svg`, import.meta.url), 'utf8')).toBe(svg)
  })
})
