import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { afterSunset, lamps } from './after-sunset.ts'
import { iconSvg } from './icon-svg.ts'
import { icons } from './icons.ts'
import { Voxels } from './Voxels.ts'

test('keeps lamps bright and darkens everything else', () => {
  const svg = afterSunset(iconSvg(new Voxels().set(0, 0, 0, 'white').set(0, 0, 1, 'glow')), ['glow'])
  expect(svg).toContain('color="#FFE08A"')
  expect(svg).not.toContain('color="#e9e5fc"')
})

test.each(Object.entries(lamps))('%s after sunset is the committed file (else run `npm run icons`)', async (name, colours) => {
  const model = icons[name]
  if (!model) throw new Error(`There is no icon "${name}"`)
  const file = new URL(`../../src/assets/icons/${name}-night.svg`, import.meta.url)
  expect(await readFile(file, 'utf8')).toBe(afterSunset(iconSvg(model), colours))
})
