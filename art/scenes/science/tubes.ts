import { color } from '../../core/color.ts'
import { at } from '../../core/frame.ts'
import { glow, material, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { cutoutDay } from '../../vocabulary/light.ts'

const clear = () => material('#d5f5ee', { coat: 1, roughness: 0.05, jitter: 0, seam: 0.01 })

/** From the right, each is fuller than the one before: the steps of the way, over the middle of whose columns they stand. */
const contents = [color.violet, color.sky, color.coral, color.yellow, color.mint]
const apart = 120

export const tubes = picture({
  name: 'science/tubes',
  size: [2400, 400],
  cutout: true,
  build(stage) {
    const width = contents.length * apart
    const rack = new Model(width, 78, 30)
      .slab(0, 0, 0, width, 6, 30, soft(color.wood), 2)
      .box(0, 44, 4, width, 6, 22, soft(color.wood))
      .box(0, 6, 10, 8, 56, 10, soft(color.wood))
      .box(width - 8, 6, 10, 8, 56, 10, soft(color.wood))
    for (const [i, hex] of contents.entries()) {
      const x = (i + 0.5) * apart
      const full = 58 - i * 9
      rack
        .tube(x, 6, 15, 13, full, glow(hex, 0.75))
        .tube(x, 6 + full, 15, 13, 68 - full, clear())
        .tube(x, 72, 15, 16, 5, clear())
    }
    stage.add(rack, at(0, 0, 0))
    // From afar, so that no tube leans away from its column.
    return { camera: { eye: [0, 260, 2400], at: [0, 39, 0], fov: 2.38, aperture: 0 }, light: cutoutDay(0) }
  },
})
