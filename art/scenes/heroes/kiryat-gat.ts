import { color } from '../../core/color.ts'
import { glow, material, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { audience, type Spectator } from '../../vocabulary/people/audience.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { gameHall, tier } from '../../vocabulary/places/game-hall.ts'
import { trophy } from '../../vocabulary/props/camp.ts'
import { gamepad } from '../../vocabulary/props/computers.ts'
import { lightPanel } from '../../vocabulary/props/furniture.ts'

const tichel = { ...cast.tamar, style: 'tichel', scarf: '#2f9a8a', hem: '#ffd98a', lanyard: undefined, shirt: color.white } as const

const front: readonly Spectator[] = [
  [cast.lev, 'shout', 'fist'],
  [cast.tal, 'wow', 'cheeks'],
  [cast.yoni, 'joy', 'clap'],
  [cast.noa, 'grin', 'stick'],
  [cast.eden, 'tense', 'popcorn'],
  [cast.amal, 'joy', 'cheer'],
  [cast.ben, 'cheeky', 'point'],
  [cast.maya, 'wow', 'clap'],
  [cast.omer, 'shout', 'cheer'],
  [cast.gal, 'gentle', 'stick'],
]
const middle: readonly Spectator[] = [
  [cast.ido, 'glad', 'popcorn'],
  [cast.sara, 'shout', 'pompoms'],
  [cast.adam, 'cool', 'crossed'],
  [cast.lia, 'joy', 'sign'],
  [cast.nadav, 'grin', 'fist'],
  [cast.shira, 'tense', 'cheeks'],
  [{ ...cast.kid, age: 'child' }, 'wow', 'stick'],
  [cast.roni, 'gentle', 'cheer'],
  [{ ...cast.yoni, hair: '#c2592d', kippah: color.coral, shirt: color.violet }, 'shout', 'sign'],
  [{ ...cast.tal, shirt: color.mint, over: color.mint, style: 'bun' }, 'glad', 'clap'],
  [{ ...cast.lev, style: 'part', shirt: color.teal }, 'focus', 'stick'],
]
const parents: readonly Spectator[] = [
  [cast.samir, 'gentle', 'clap'],
  [cast.ruth, 'joy', 'cheer'],
  [cast.moshe, 'proud', 'crossed'],
  [tichel, 'glad', 'clap'],
  [cast.dan, 'shout', 'fist'],
  [cast.hana, 'joy', 'clap'],
  [cast.rivka, 'wow', 'cheeks'],
  [{ ...cast.samir, beard: undefined, kippah: color.dark, shirt: color.sky }, 'glad', 'fist'],
  [cast.yael, 'gentle', 'cheer'],
  [{ ...cast.dan, beard: 'full', style: 'curly', shirt: color.coral }, 'grin', 'stick'],
]

/** The prizes on the front of the stage: the cup and two controllers. */
function prizes(stage: Stage, y: number, z: number): void {
  trophy(stage, at(-32, y, z, -14), 1)
  gamepad(stage, at(22, y + 1.6, z + 2, { tilt: -76, turn: 24 }), color.coral)
  gamepad(stage, at(40, y + 1.6, z, { tilt: -76, turn: -30 }), color.sky)
}

/** The view from the stage: three rows of faces, lit by the screen behind the viewer. */
export const kiryatGatCut = picture({
  name: 'heroes/kiryat-gat-cut',
  size: [2880, 960],
  cutout: 0.001,
  build(stage) {
    audience(stage, at(-75, -9, 16), front.slice(0, 3), 21.5, 3)
    audience(stage, at(43, -9, 16), front.slice(4), 21.5, 6)
    audience(stage, at(2, 4, -12), middle, 22, 8)
    audience(stage, at(-4, 11, -42), parents, 26, 5)
    for (const [y, z] of [
      [4, -14],
      [11, -44],
    ] as const)
      stage.add(
        new Model(300, 24, 20).box(0, 0, 0, 300, 24, 20, soft('#3d3280')).box(0, 23, 19, 300, 1, 1, soft('#b08fd8')),
        at(0, y - 24, z),
      )
    const board = material('#a86f42', { coat: 0.6, roughness: 0.2, jitter: 0.03, seam: 0.03 })
    stage.add(
      new Model(320, 4, 60).box(0, 0, 0, 320, 4, 60, (x) =>
        Math.floor(x / 9) % 2 ? board : material('#9c6539', { coat: 0.6, roughness: 0.2, jitter: 0.03, seam: 0.03 }),
      ),
      at(0, 0.4, 66),
    )
    stage.add(new Model(320, 1, 1).box(0, 0, 0, 320, 1, 1, glow('#ffc98a', 3)), at(0, 3.6, 36))
    stage.add(new Model(320, 20, 2).box(0, 0, 0, 320, 20, 2, soft('#5a3a4a')), at(0, -16, 36))
    prizes(stage, 4.4, 50)
    lightPanel(stage, at(-90, 130, 120, { tilt: 55 }), 7, '#8fc4ff', 80)
    lightPanel(stage, at(90, 130, 120, { tilt: 55 }), 7, '#ff9f9a', 80)
    lightPanel(stage, at(-100, 112, -80, { tilt: -40 }), 14, color.coral, 70)
    lightPanel(stage, at(100, 112, -80, { tilt: -40 }), 12, '#9a7bff', 70)
    return {
      camera: { eye: [0, 44, 250], at: [0, 26.5, 0], fov: 15.5, aperture: 0 },
      light: {
        sun: { from: [-0.2, 0.5, 0.9], color: '#ffeedd', power: 2.6, radius: 0.25 },
        sky: { zenith: '#6a60d0', horizon: '#8f84e8', ground: '#7a5fb0', power: 0.5 },
        tone: { exposure: 1.25, bloom: 0.05 },
      },
    }
  },
})

/** The same from further back, with the whole hall, for the image of a shared link. */
export const kiryatGat = picture({
  name: 'heroes/kiryat-gat',
  build(stage) {
    const light = gameHall(stage, { from: 'stage' })
    stage.backdrop(() => {
      audience(stage, at(0, 0, 70, 180), front, 20, 3)
      for (const [n, row] of [middle, parents, middle, parents].entries()) {
        const { y, z } = tier(n)
        audience(stage, at(n * 4 - 6, y - 8, z, 180), n > 1 ? row.toReversed() : row, 20 + n, 8 + n)
      }
    })
    return { camera: { eye: [0, 50, -140], at: [0, 37, 60], fov: 24, aperture: 0.3, focus: [0, 30, 78] }, light }
  },
})
