import { color, type Hex } from '../../core/color.ts'
import type { Light } from '../../core/light.ts'
import { glow, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { nightRoom } from '../light.ts'
import type { Look } from '../people/look.ts'
import { type Body, person } from '../people/person.ts'
import { type Pose, typing } from '../people/poses.ts'
import { Canvas, screen } from '../props/boards.ts'
import { gamepad, monitor } from '../props/computers.ts'
import { chair, desk, lightPanel } from '../props/furniture.ts'
import { speaker } from '../props/media.ts'
import { BACK, platform, room } from './room.ts'

/** The game on the big screen: a race of two block racers over hills and gaps. */
function race(c: Canvas): void {
  const tile = 5
  c.rect(0, 0, c.width, c.height, '#3a2fb8')
  for (let i = 0; i < 14; i++) c.rect((i * 29 + 7) % c.width, 30 + ((i * 17) % (c.height - 32)), 2, 2, '#ffffff')
  for (let x = 0; x < c.width; x += tile) {
    const k = Math.floor(x / tile)
    if (k % 9 === 4) continue
    const h = 8 + Math.round((Math.sin(k * 0.7) + 1) * 5)
    c.rect(x, 0, tile - 1, h, k % 2 ? color.mint : '#2fb38a').rect(x, h, tile - 1, 2, color.yellow)
  }
  const racer = (x: number, y: number, hex: Hex) =>
    c
      .rect(x, y, 9, 5, hex)
      .rect(x + 2, y + 5, 5, 4, '#ffd9b8')
      .rect(x + 2, y + 8, 5, 2, color.dark)
      .rect(x - 5, y + 1, 4, 2, color.orange)
  racer(c.width * 0.3, 27, color.coral)
  racer(c.width * 0.58, 32, color.sky)
  c.write('3', 6, c.height - 12, color.coral, 1).write('2', c.width - 10, c.height - 12, color.ice, 1)
}

/** A dark hall with a stage 8 high (its middle at z = -62), a giant screen, and coral and violet lights. */
export function arena(stage: Stage, show: (c: Canvas) => void = race): Light {
  room(stage, {
    width: 300,
    height: 130,
    wall: '#3f3a94',
    side: '#3f3a94',
    floor: 'metal',
    open: 'both',
    windows: 0,
    floorColors: ['#5d58a8', '#55509e'],
  })
  platform(stage, 0, -60, 220, 48, 8, '#6a5cd8')
  stage.backdrop(() => {
    const c = new Canvas(116, 56)
    show(c)
    screen(stage, at(0, 30, BACK + 5), c, { power: 1.5, frame: color.dark })
    const edge = new Model(220, 2, 1).box(0, 0, 0, 220, 2, 1, glow(color.coral, 3.5))
    stage.add(edge, at(0, 5, -35.4), [110, 0, 0.5])
    for (const [x, hex] of [
      [-92, color.coral],
      [-76, color.violet],
      [76, color.sky],
      [92, color.coral],
    ] as const)
      stage.add(new Model(3, 90, 3).box(0, 0, 0, 3, 90, 3, glow(hex, 3)), at(x, 8, BACK + 7))
    for (const x of [-70, -36, 0, 36, 70]) {
      const lamp = new Model(20, 24, 20)
        .tube(10, 0, 10, 7, 24, plastic(color.dark), 9)
        .tube(10, 0, 10, 8, 2, glow(x % 36 ? '#ffd0e0' : '#ffe6bf', 7))
      stage.add(lamp, at(x, 98, -46, { tilt: 16, scale: 0.6 }))
    }
    stage.add(new Model(190, 3, 3).box(0, 0, 0, 190, 3, 3, soft(color.dark)), at(0, 112, -46))
    for (const x of [-112, 112]) speaker(stage, at(x, 8, -64, { scale: 1.4 }))
  })
  lightPanel(stage, at(-60, 110, 60, { tilt: 150, turn: -20 }), 3, '#ffb8c0', 50)
  lightPanel(stage, at(60, 110, 60, { tilt: 150, turn: 20 }), 3, '#c8b8ff', 50)
  return nightRoom({ tone: { exposure: 1.42, bloom: 0.1 } })
}

/** A person at a gaming desk, facing +z. The monitor is on the given side of the person, so that the face is visible. */
export function player(
  stage: Stage,
  f: Transform,
  look: Look,
  hex: Hex,
  side: 'left' | 'right' = 'left',
  pose: Pose = typing({ head: [-2, 0, 0] }),
): Body {
  chair(stage, f, hex)
  desk(stage, f.at(0, 0, 16), { width: 34, top: '#4a45b5', leg: hex })
  monitor(stage, f.at(side === 'left' ? 10 : -10, 11, 18, side === 'left' ? 200 : 160), { body: hex })
  const body = person(stage, f, look, { ...pose, left: [40, -2, 58, 14], right: [40, -2, 58, 14], hands: { left: 'grip', right: 'grip' } })
  gamepad(stage, body.front.at(0, -2, -0.5, { tilt: -38 }), hex)
  return body
}
