import { color, type Hex } from '../../core/color.ts'
import { material, plastic } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { cutoutDay, golden, moonlit } from '../../vocabulary/light.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, standing } from '../../vocabulary/people/poses.ts'
import { noa, uri } from '../../vocabulary/people/story-cast.ts'
import { specks } from '../../vocabulary/places/outdoors.ts'
import { lantern } from '../../vocabulary/props/camp.ts'
import { lightPanel } from '../../vocabulary/props/furniture.ts'
import { bush, cloud, fir, ground, moon } from '../../vocabulary/props/nature.ts'
import { castle, dragon } from '../../vocabulary/props/story.ts'

/** Two river banks, `gap` from the middle; the castle's side is on the left. */
function twoBanks(stage: Stage, gap: number): void {
  const { night } = stage
  const top: [Hex, Hex] = night ? ['#4a8f96', '#43858e'] : ['#8fd6a0', '#84cb96']
  const soil: Hex = night ? '#5a5498' : '#b79ad8'
  stage.backdrop(() => {
    for (const side of [-1, 1])
      ground(stage, at(side * (gap + 110), 0, -20), {
        width: 220,
        depth: 150,
        round: 6,
        plate: 8,
        studs: false,
        top,
        strata: [night ? '#3a7480' : '#6bb58a', ...Array<Hex>(24).fill(soil)],
      })
    const water = new Model(260, 1, 160).box(
      0,
      0,
      0,
      260,
      1,
      160,
      material(night ? '#2f62c8' : '#4aa8f0', { coat: 1, roughness: 0.1, jitter: 0.03 }),
    )
    stage.add(water, at(0, -30, -20))
  })
}

/** Before the story: the prince on one bank, the dragon on the other. */
export const heroBanks = picture({
  name: 'story/hero-banks',
  size: [2880, 1080],
  cutout: true,
  night: true,
  build(stage) {
    const { night } = stage
    const green = night ? 'night' : 'mint'
    twoBanks(stage, 58)
    stage.backdrop(() => {
      castle(stage, at(-101, 0, -44, { turn: 14, scale: 0.62 }), { lit: night ? 2.6 : 0 })
      fir(stage, at(110, 0, -44), 42, green)
      fir(stage, at(76, 0, -54), 54, green)
      fir(stage, at(-66, 0, -56), 34, green)
      for (const [x, y, z, s, seed] of [
        [-18, -26, -44, 0.5, 1],
        [10, -27, -84, 0.6, 2],
        [36, -27, -60, 0.42, 4],
      ] as const)
        cloud(stage, at(x, y, z), seed, s, night ? '#8f8ae0' : '#ffffff')
    })
    person(
      stage,
      at(-70, 0, 12, 48),
      { ...uri, mouth: 'calm', brows: 'worried' },
      standing({ head: [-4, 4, 3], left: [84, 22, 14], hands: { left: 'open' } }),
    )
    lantern(stage, at(-86, 0, 18), night ? 7 : 2)
    bush(stage, at(-99, 0, 8), 7, green, color.violet)
    dragon(stage, at(79, 0, 2, { turn: -48, scale: 0.94 }), { wings: 58, head: [4, -4, -5] })
    bush(stage, at(97, 0, 8), 5, green, color.coral)
    if (night) lightPanel(stage, at(-40, 90, 240, { tilt: 125 }), 9, '#ffd9b0', 80)
    return {
      camera: { eye: [0, 32, 214], at: [0, 22, 0], fov: 22.5, aperture: 0.2, focus: [0, 20, 8] },
      light: night ? moonlit() : cutoutDay(0, { floor: undefined }),
    }
  },
})

/** After the story: eight blocks form the bridge, and both meet in the middle. */
export const bridgeDone = picture({
  name: 'story/bridge-done',
  size: [2640, 1320],
  night: true,
  build(stage) {
    const { night } = stage
    const green = night ? 'night' : 'mint'
    twoBanks(stage, 50)
    stage.backdrop(() => {
      castle(stage, at(-82, 0, -60, { turn: 14, scale: 0.64 }), { lit: night ? 2.6 : 0 })
      for (const [x, z, h] of [
        [62, -72, 44],
        [-46, -84, 34],
      ] as const)
        fir(stage, at(x, 0, z), h, green)
    })
    const block = new Model(24, 14, 72).round(0, 0, 0, 24, 14, 72, plastic(color.yellow), 2)
    for (let i = 0; i < 8; i++) stage.add(block, at(-44.8 + i * 12.8, -7, 2, { scale: 0.5 }))
    for (const [i, x] of [-45, -28, 27, 45].entries())
      lantern(stage, at(x, 0, i % 3 ? 14 : 15), night ? 8 : 2, i % 2 ? color.violet : color.coral)
    dragon(stage, at(14, 0, -4, -52), { wings: 46, head: [8, 10, -6] })
    person(
      stage,
      at(-15, 0, 6, 56),
      { ...uri, mouth: 'laugh', eyes: 'happy' },
      standing({ head: [-8, 8, 0], left: [104, 20, 10], right: [60, 20, 60], hands: { left: 'open', right: 'open' } }),
    )
    person(stage, at(63, 0, 8, -34), { ...noa, mouth: 'grin' }, cheering({ head: [-6, -4, 4] }))
    bush(stage, at(-68, 0, 10), 8, green, color.coral)
    if (night) {
      specks(stage, 60)
      moon(stage, at(160, 92, -420), 24)
      lightPanel(stage, at(-40, 90, 190, { tilt: 125 }), 4, '#ffd9b0', 70)
    } else
      stage.backdrop(() => {
        cloud(stage, at(-196, 84, -380), 1, 1.1, '#fff1e0')
        cloud(stage, at(190, 96, -400), 2, 1.2, '#fff1e0')
      })
    return {
      camera: { eye: [0, 36, 156], at: [0, 23, 0], fov: 32, aperture: 0.4, focus: [0, 20, 6] },
      light: night ? moonlit({ backdrop: { top: '#120e2e', bottom: '#3a3488' } }) : golden(),
    }
  },
})
