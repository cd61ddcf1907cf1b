import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { masterBytes } from './master-bytes.ts'

const folder = 'src/assets/pictures'
const masters = globSync('**/*.webp', { cwd: folder })

describe('the masters of the pictures', () => {
  it.each(masters)('%s is large enough for any screen, and no heavier than it must be', async (name) => {
    const file = join(folder, name)
    const { width, height, hasAlpha } = await sharp(file).metadata()
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(1600)
    expect(statSync(file).size).toBeLessThanOrEqual(hasAlpha ? masterBytes.cutout : masterBytes.opaque)
  })

  it.each(['not-found', 'not-found-night', 'science-cut', 'science-cut-night'])(
    '%s has no shadow at its frame, which would show as a box',
    async (name) => {
      const { data, info } = await sharp(join(folder, `heroes/${name}.webp`))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const alphas = data.filter((_, at) => at % 4 === 3)
      const rows = Array.from({ length: info.height }, (_, y) => alphas.subarray(y * info.width, (y + 1) * info.width))
      const frame = [...(rows[0] ?? []), ...(rows.at(-1) ?? []), ...rows.flatMap((row) => [row[0], row.at(-1)])]
      expect(new Set(frame)).toEqual(new Set([0]))
    },
  )
})
