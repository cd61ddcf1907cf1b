import { color } from '../../core/color.ts'
import { metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { indoors, nightRoom } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { bending, sitting } from '../../vocabulary/people/poses.ts'
import { uri } from '../../vocabulary/people/story-cast.ts'
import { BACK, room } from '../../vocabulary/places/room.ts'
import { bottle, bunting, flagpole, lantern } from '../../vocabulary/props/camp.ts'
import { desk, lightPanel } from '../../vocabulary/props/furniture.ts'

/** The long royal table: the prince wanted to say good morning, but was given peanuts. */
export const stuckWords = picture({
  name: 'story/stuck-words',
  night: true,
  build(stage) {
    const { night } = stage
    room(stage, {
      wall: night ? '#5a4fb0' : '#7d6fd6',
      side: night ? '#6f66c0' : '#b9aef2',
      floor: 'tiles',
      floorColors: night ? ['#9a8fd8', '#8d82cc'] : ['#cfc6f6', '#c2b8f1'],
      windows: 2,
      view: [56, 34, 44, 40],
    })
    stage.backdrop(() => {
      for (const x of [-96, -20]) hanging(stage, at(x, 78, BACK + 5))
      bunting(stage, [-120, 74, -60], [120, 74, -60], { sag: 8, colors: [color.yellow, color.coral, color.yellow, color.mint] })
      for (const x of [-118, 118]) flagpole(stage, at(x, 0, -50), 70, color.yellow)
    })
    desk(stage, at(0, 0, 2), { width: 128, depth: 24, height: 13, top: '#e9c78f', leg: color.walnut })
    person(
      stage,
      at(0, 0, -16),
      { ...uri, mouth: 'oh' },
      sitting({ seat: 11, head: [4, -6, 4], left: [46, 2, 40, 8], right: [46, 2, 40, 8] }),
    )
    person(stage, at(60, 0, -18, -34), { ...cast.ruth, mouth: 'calm' }, sitting({ seat: 7, head: [0, -10, 0] }))
    person(stage, at(34, 0, -18, -24), { ...cast.moshe, mouth: 'calm' }, sitting({ seat: 7, head: [0, -14, 0] }))
    peanuts(stage, at(0, 13, 3))
    const cook = person(stage, at(-38, 0, 22, 110), { ...cast.dan, outfit: 'apron', over: color.white, shirt: color.coral }, bending())
    hat(stage, cook.head)
    for (const [x, hex] of [
      [-47, color.sky],
      [22, color.violet],
      [48, color.mint],
    ] as const)
      bottle(stage, at(x, 13, 4), hex)
    if (night) {
      for (const x of [-30, 24]) lantern(stage, at(x, 13, -2), 9, color.yellow)
      lightPanel(stage, at(60, 120, 130, { tilt: 130, turn: 30 }), 2.4, '#ffd9a0')
    }
    return {
      camera: { eye: [20, 46, 126], at: [6, 22, -6], fov: 38, aperture: 0.5, focus: [0, 22, -4] },
      light: night
        ? nightRoom({ sun: { from: [0.5, 0.8, 0.9], color: '#ffcf9a', power: 2, radius: 0.3 } })
        : indoors({ tone: { exposure: 0.9, bloom: 0.06 } }),
    }
  },
})

/** A huge, heaped bowl. */
function peanuts(stage: Stage, f: Transform): void {
  const random = seededRandom(5)
  const m = new Model(48, 40, 48).tube(24, 0, 24, 12, 2, metal(color.yellow)).tube(24, 2, 24, 13, 14, metal(color.yellow), 22)
  m.ball(24, 15, 24, 20, 11, 20, soft('#d9a462'))
  for (let i = 0; i < 90; i++) {
    const [turn, out] = [random() * 6.3, Math.sqrt(random()) * 18]
    const y = 15 + Math.sqrt(Math.max(0, 1 - (out / 20) ** 2)) * 11
    m.ball(24 + Math.cos(turn) * out, y, 24 + Math.sin(turn) * out, 2.6, 1.8, 1.8, soft(i % 2 ? '#e8b878' : '#c98d4c'))
  }
  stage.add(m, f.at(0, 0, 0, { scale: 0.44 }))
}

function hat(stage: Stage, f: Transform): void {
  const m = new Model(24, 26, 24).tube(12, 0, 12, 9, 10, plastic('#ffffff')).ball(12, 15, 12, 11, 7, 11, plastic('#ffffff'))
  stage.add(m, f.at(0, 13, 0, { scale: 0.6 }))
}

/** A royal wall hanging with a crown. */
function hanging(stage: Stage, f: Transform): void {
  const m = new Model(22, 44, 1).fill((x, y) => (y > 6 - Math.abs(x - 11) * 0.6 ? soft(color.coral) : undefined))
  m.sprite(6, 20, 0, ['Y...Y...Y', 'YY.YYY.YY', 'YYYYYYYYY', 'YYYYYYYYY'], { Y: soft(color.yellow) })
  stage.add(m, f, [11, 44, 0])
}
