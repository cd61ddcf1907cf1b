import { color, type Hex } from '../../core/color.ts'
import { material, matte, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { pick } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { moonlit } from '../../vocabulary/light.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, kneeling, standing, waving } from '../../vocabulary/people/poses.ts'
import { noa, uri } from '../../vocabulary/people/story-cast.ts'
import { backpack, flagpole, lantern } from '../../vocabulary/props/camp.ts'
import { lightPanel, stool } from '../../vocabulary/props/furniture.ts'
import { bush, fir, ground } from '../../vocabulary/props/nature.ts'
import { castle, dragon } from '../../vocabulary/props/story.ts'
import { storySky } from './sky.ts'

const top: [Hex, Hex] = ['#4a8f96', '#43858e']
const rocks: Hex[] = ['#3a7480', ...Array<Hex>(20).fill('#5a5498')]

function glowFromFront(stage: Stage): void {
  lightPanel(stage, at(-40, 90, 190, { tilt: 125 }), 4, '#ffd9b0', 70)
}

export const quietDragon = picture({
  name: 'story/quiet-dragon',
  build(stage) {
    stage.backdrop(() => {
      ground(stage, at(0, 0, -30), { width: 300, depth: 200, round: 0, plate: 10, studs: false, top, strata: rocks.slice(0, 3) })
      const cave = new Model(90, 50, 40).fill((x, y, z) => {
        const hill = Math.hypot((x - 45) / 45, y / 48, (z - 10) / 34) < 1 + Math.sin(x * 0.5 + y * 0.4) * 0.03
        const hole = Math.hypot((x - 45) / 27, y / 32) < 1 && z > 8
        return hill && !hole ? matte('#6a64a8', 0.06) : undefined
      })
      stage.add(cave, at(-6, 0, -46, { scale: 2 }))
      for (const x of [-120, 96, 126]) fir(stage, at(x, 0, -50), 56, 'night')
      bush(stage, at(66, 0, -6), 8, 'night', color.violet)
    })
    dragon(stage, at(-12, 0, -18, 16), { wings: 8, head: [16, 14, 6] })
    stool(stage, at(22, 0, 12), color.walnut, 7)
    birthdayCake(stage, at(22, 7, 12))
    lantern(stage, at(-46, 0, 10), 6, color.yellow)
    storySky(stage, 184, 236, false)
    glowFromFront(stage)
    return {
      camera: { eye: [4, 34, 122], at: [2, 27, 0], fov: 38, aperture: 0.5, focus: [0, 22, 0] },
      light: moonlit({ backdrop: { top: '#120e2e', bottom: '#3a3488' } }),
    }
  },
})

/** A small cake with one unlit candle. */
function birthdayCake(stage: Stage, f: Transform): void {
  const m = new Model(24, 26, 24)
    .tube(12, 0, 12, 11, 8, soft('#ffb8c8'))
    .tube(12, 8, 12, 11, 3, soft('#fff6e6'))
    .tube(12, 11, 12, 8, 5, soft(color.violet))
    .tube(12, 16, 12, 1.4, 8, soft(color.yellow))
  stage.add(m, f.at(0, 0, 0, { scale: 0.85 }))
}

export const firstBlock = picture({
  name: 'story/first-block',
  build(stage) {
    stage.backdrop(() => {
      ground(stage, at(-46, 0, -20), { width: 120, depth: 150, round: 4, plate: 8, studs: false, top, strata: rocks })
      ground(stage, at(150, 0, -70), { width: 120, depth: 120, round: 4, plate: 8, studs: false, top, strata: rocks })
      for (const [x, z] of [
        [-84, -50],
        [-60, -70],
        [130, -60],
        [160, -90],
      ] as const)
        fir(stage, at(x, 0, z), 50, 'night')
      castle(stage, at(-40, 0, -100, { turn: 16, scale: 0.6 }), { lit: 2.4 })
      const water = new Model(200, 1, 160).box(0, 0, 0, 200, 1, 160, material('#2f62c8', { coat: 1, roughness: 0.1, jitter: 0.03 }))
      stage.add(water, at(80, -40, -40))
    })
    const block = new Model(12, 8, 14).round(0, 0, 0, 12, 8, 14, plastic(color.yellow), 1.4)
    stage.add(block, at(15, 0, 8))
    const girl = person(
      stage,
      at(-4, 0, 8, 64),
      noa,
      kneeling({ left: [110, 24, 10], right: [46, 0, 30], hands: { left: 'grip', right: 'open' }, head: [4, -20, 0] }),
    )
    backpack(stage, girl.back, color.coral)
    lantern(stage, girl.left.upright().at(0, -12, 1), 9)
    person(stage, at(-29, 0, -8, 44), uri, standing({ head: [-2, -10, 6] }))
    bush(stage, at(-46, 0, 6), 8, 'night', color.violet)
    bush(stage, at(-60, 0, 0), 7, 'night')
    storySky(stage, 160)
    glowFromFront(stage)
    return {
      camera: { eye: [-6, 34, 120], at: [-8, 22, 0], fov: 38, aperture: 0.5, focus: [-6, 16, 8] },
      light: moonlit({ backdrop: { top: '#120e2e', bottom: '#3a3488' } }),
    }
  },
})

export const lanterns = picture({
  name: 'story/lanterns',
  size: [2048, 1366],
  build(stage) {
    stage.backdrop(() => {
      for (const x of [-150, 150]) {
        ground(stage, at(x, 0, -40), { width: 120, depth: 160, round: 4, plate: 8, studs: false, top, strata: rocks })
        for (const z of [-20, -60]) fir(stage, at(x * 0.86, 0, z - 20), 52, 'night')
      }
      const plank = new Model(12, 6, 44).round(0, 0, 0, 12, 6, 44, plastic(color.yellow), 1)
      for (let i = -8; i <= 8; i++) stage.add(plank, at(i * 12.2, -6, 0))
      castle(stage, at(140, 0, -90, { turn: -18, scale: 0.6 }), { lit: 2.4 })
      const water = new Model(260, 1, 200).box(0, 0, 0, 260, 1, 200, material('#2f62c8', { coat: 1, roughness: 0.1, jitter: 0.03 }))
      stage.add(water, at(0, -44, -60))
      for (const x of [-76, 76]) flagpole(stage, at(x, 0, -16), 66, color.walnut)
    })
    const cord = new Model(2, 1, 1).box(0, 0, 0, 2, 1, 1, soft('#ffffff'))
    for (let i = 0; i <= 76; i++) stage.add(cord, at(-76 + i * 2, 64 - 12 * Math.sin((i / 76) * Math.PI), -16), [1, 0.5, 0.5])
    for (let i = 0; i < 5; i++) {
      const t = (i + 0.5) / 5
      lantern(stage, at(-76 + t * 152, 64 - 12 * Math.sin(t * Math.PI) - 13, -16), 7, pick([color.coral, color.yellow, color.violet], i))
    }
    dragon(stage, at(-32, 0, -4, 18), { wings: 54, head: [-4, 8, 0] })
    person(stage, at(13, 0, 12, -8), { ...uri, mouth: 'laugh' }, waving())
    person(stage, at(38, 0, 6, -20), { ...noa, mouth: 'laugh' }, cheering())
    storySky(stage, 204)
    glowFromFront(stage)
    return {
      camera: { eye: [0, 34, 138], at: [0, 29, 0], fov: 38, aperture: 0.4, focus: [0, 22, 6] },
      light: moonlit({ backdrop: { top: '#120e2e', bottom: '#3a3488' } }),
    }
  },
})
