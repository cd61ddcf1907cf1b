import { color, type Hex } from '../../core/color.ts'
import { at, type Frame } from '../../core/frame.ts'
import { plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { chance, pick } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import type { Look } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import type { Pose } from '../../vocabulary/people/poses.ts'
import { arena, player } from '../../vocabulary/places/arena.ts'
import { phone } from '../../vocabulary/props/computers.ts'
import { lightPanel } from '../../vocabulary/props/furniture.ts'

const looks: readonly [Look, ...Look[]] = [
  cast.noa,
  cast.omer,
  cast.amal,
  cast.ben,
  cast.lia,
  cast.eden,
  cast.yoni,
  cast.maya,
  cast.adam,
  cast.gal,
  cast.tal,
  cast.lev,
]
const grown: readonly [Look, ...Look[]] = [cast.dan, cast.hana, cast.ruth, cast.moshe, cast.tamar]

/** A foam hand with one finger up, to wear over a hand. */
function foamFinger(stage: Stage, f: Frame, hex: Hex): void {
  const m = new Model(22, 40, 8)
    .round(0, 0, 0, 22, 22, 8, soft(hex), 3)
    .round(4, 16, 0, 9, 24, 8, soft(hex), 3)
    .round(16, 8, 0, 6, 12, 8, soft(hex), 2)
  m.box(6, 6, 7, 2, 10, 1, soft('#ffffff')).box(10, 6, 7, 6, 2, 1, soft('#ffffff'))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }), [11, 2, 4])
}

function flag(stage: Stage, f: Frame, hex: Hex): void {
  const m = new Model(44, 60, 2).box(0, 0, 0, 2, 60, 2, plastic('#f6f6fa')).fill((x, y) => {
    const wave = 60 - 2 + Math.sin(x * 0.16) * 2
    return x > 2 && y < wave && y > wave - 26 ? soft(y > wave - 9 || y < wave - 18 ? hex : '#ffffff') : undefined
  })
  stage.add(m, f.at(0, 0, 0, { scale: 0.38 }), [1, 6, 1])
}

/** A crowd seen from behind, every second one with something in the air. */
function crowd(stage: Stage, rows: readonly { z: number; y: number; from: number; to: number; step: number }[], flags = true): void {
  const r = chance(17)
  let n = 0
  for (const { z, y, from, to, step } of rows)
    for (let x = from; x <= to; x += step) {
      const i = n++
      const old = i % 6 === 4
      const look = old ? pick(grown, i) : pick(looks, i * 5 + 1)
      const turn = 180 + (r() - 0.5) * 40
      const what = i % 5
      const up = 158 + r() * 14
      const pose: Pose = {
        left: what === 1 ? [10, 10, 30] : [up, 30 + r() * 8, 8],
        right: what === 3 ? [96, 16, 40] : [up, 28 + r() * 8, 6],
        hands: { left: 'open', right: what < 2 || what === 3 ? 'grip' : 'open' },
        head: [-6, (r() - 0.5) * 40, (r() - 0.5) * 8],
      }
      const body = person(stage, at(x + (r() - 0.5) * 5, y + (old ? -8 : (r() - 0.5) * 5), z, turn), look, pose)
      if (what === 0 && i % 2)
        foamFinger(stage, body.right.upright((r() - 0.5) * 30).at(0, -1, 0), pick([color.coral, color.yellow, color.sky], i))
      if (what === 1 && flags) flag(stage, body.right.upright(10), pick([color.violet, color.coral, color.mint], i))
      if (what === 3) phone(stage, body.right.upright(0).at(0, 2, 0), color.sky)
    }
}

export const kiryatGatCut = picture({
  name: 'heroes/kiryat-gat-cut',
  size: [2400, 800],
  cutout: 0.001,
  build(stage) {
    crowd(stage, [
      { z: 0, y: 2, from: -102, to: 104, step: 19 },
      { z: 26, y: -14, from: -92, to: 96, step: 21 },
    ])
    lightPanel(stage, at(-60, 110, -70, { tilt: 40 }), 12, color.coral, 80)
    lightPanel(stage, at(60, 110, -70, { tilt: 40 }), 10, color.yellow, 80)
    lightPanel(stage, at(0, 90, 220, { tilt: 120 }), 1.6, '#ffb8a8', 90)
    return {
      camera: { eye: [0, 26, 260], at: [0, 25.4, 0], fov: 14.4, aperture: 0 },
      light: {
        sun: { from: [0.25, 0.9, -0.45], color: '#ffb07a', power: 7, radius: 0.2 },
        sky: { zenith: '#8a84d8', horizon: '#b8a4e8', ground: '#7a68c0', power: 0.85 },
        tone: { exposure: 1.3, bloom: 0.05 },
      },
    }
  },
})

export const kiryatGat = picture({
  name: 'heroes/kiryat-gat',
  build(stage) {
    const light = arena(stage)
    player(stage, at(-40, 8, -52, 44), { ...cast.shira, headphones: color.coral }, color.coral)
    player(stage, at(40, 8, -52, -44), { ...cast.adam, headphones: color.sky }, color.sky, 'right')
    stage.backdrop(() =>
      crowd(
        stage,
        [
          { z: 8, y: -16, from: -84, to: 88, step: 20 },
          { z: 36, y: -20, from: -60, to: 64, step: 24 },
        ],
        false,
      ),
    )
    return { camera: { eye: [0, 42, 150], at: [0, 42, 50], fov: 34, aperture: 0.6, focus: [0, 24, -40] }, light }
  },
})
