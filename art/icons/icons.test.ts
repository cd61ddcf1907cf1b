import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { iconSvg, stageSvgs } from './icon-svg.ts'
import { icons, staged } from './icons.ts'
import { Voxels } from './Voxels.ts'

function paths(model: Voxels): string[] {
  return iconSvg(model).match(/<path/g) ?? []
}

describe('an icon', () => {
  test('draws one block as its three visible sides', () => {
    expect(paths(new Voxels().set(0, 0, 0, 'coral'))).toHaveLength(3)
  })

  test('merges neighbouring blocks of one colour into the same three sides', () => {
    const one = iconSvg(new Voxels().box(0, 0, 0, 1, 1, 1, 'coral'))
    const many = iconSvg(new Voxels().box(0, 0, 0, 9, 9, 9, 'coral'))
    expect(many.length - one.length).toBeLessThan(40)
  })

  test('leaves out what stands behind something else', () => {
    expect(paths(new Voxels().set(0, 0, 0, 'mint').set(1, 1, 1, 'coral'))).toHaveLength(3)
    expect(paths(new Voxels().set(0, 0, 0, 'mint').set(2, 0, 0, 'coral'))).toHaveLength(6)
  })

  test('stops at a letter that has no colour', () => {
    expect(() => new Voxels().panel(0, 0, 0, ['?'])).toThrow('"?"')
  })
})

describe('a model in stages', () => {
  const [ground, house, tree] = [
    new Voxels().box(0, 0, 0, 5, 5, 1, 'grass'),
    new Voxels().box(3, 3, 1, 1, 1, 2, 'coral'),
    new Voxels().set(2, 2, 1, 'leaf'),
  ]

  test('has one frame for all its pictures', () => {
    const frames = stageSvgs([ground, house, tree]).map((svg) => svg.match(/viewBox="[^"]+"/)?.[0])
    expect(new Set(frames).size).toBe(1)
  })

  test('keeps the ground whole until something is built on it', () => {
    expect(stageSvgs([ground, house])[0]).toBe(stageSvgs([ground, house, tree])[0])
  })

  test('leaves out what an earlier stage hides', () => {
    expect(stageSvgs([house, tree])[1]).not.toContain('<path')
  })
})

describe.each(Object.entries(icons))('%s', (name, model) => {
  const svg = iconSvg(model)

  test('is small', () => {
    expect(svg.length).toBeLessThan(4_000)
    expect(brotliCompressSync(svg).length).toBeLessThan(1_500)
  })

  test('is the committed file (else run `npm run icons`)', async () => {
    expect(await readFile(new URL(`../../src/assets/icons/${name}.svg`, import.meta.url), 'utf8')).toBe(svg)
  })
})

describe.each(Object.entries(staged))('%s', (name, stages) => {
  test.each(stageSvgs(stages).map((svg, i) => [`${name}-${i + 1}`, svg] as const))(
    '%s is small, and the committed file',
    async (file, svg) => {
      expect(svg.length).toBeLessThan(9_000)
      expect(await readFile(new URL(`../../src/assets/icons/${file}.svg`, import.meta.url), 'utf8')).toBe(svg)
    },
  )
})
