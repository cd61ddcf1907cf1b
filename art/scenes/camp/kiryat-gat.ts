import { color } from '../../core/color.ts'
import { at } from '../../core/frame.ts'
import { glow, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { pick } from '../../core/random.ts'
import { around, closeUp, eyeLevel, lowAngle, topDown, wide } from '../../vocabulary/camera.ts'
import { nightRoom, paper } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { crowd } from '../../vocabulary/people/crowd.ts'
import { skin } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, holding, jumping, kneeling, piloting, standing } from '../../vocabulary/people/poses.ts'
import { arena } from '../../vocabulary/places/arena.ts'
import { confetti, cube } from '../../vocabulary/props/blocks.ts'
import type { Canvas } from '../../vocabulary/props/boards.ts'
import { podium, trophy } from '../../vocabulary/props/camp.ts'
import { gamepad, phone } from '../../vocabulary/props/computers.ts'
import { carpet, desk, lightPanel } from '../../vocabulary/props/furniture.ts'
import { kitRobot } from '../../vocabulary/props/robots.ts'

const race = (c: Canvas) => {
  c.rect(0, 0, 120, 14, '#5c6390').rect(0, 14, 120, 42, '#6a4fe0').rect(0, 13, 120, 2, color.yellow)
  for (let x = 0; x < 120; x += 16) c.rect(x, 6, 8, 2, '#ffffff')
  for (const [x, h, hex] of [
    [8, 22, color.coral],
    [26, 30, color.iris],
    [88, 26, color.sky],
    [104, 18, color.coral],
  ] as const)
    c.rect(x, 15, 12, h, hex)
  c.rect(34, 4, 18, 6, color.coral).rect(38, 10, 9, 4, color.ice).rect(72, 8, 18, 6, color.mint).rect(76, 14, 9, 4, color.ice)
}

/** The hall from the last row. */
export const lastRow = picture({
  name: 'camp/kiryat-gat-1',
  build(stage) {
    const light = arena(stage, (c) => {
      race(c)
      c.write('GAME ON', 60, 36, '#ffffff', 2, true)
    })
    person(stage, at(0, 8, -52, 0), { ...cast.nadav, shirt: color.yellow, outfit: 'hoodie' }, cheering())
    for (const [z, seed, count] of [
      [-10, 3, 7],
      [18, 7, 7],
    ] as const)
      crowd(stage, at(seed - 7, 0, z, 180), { count, gap: 22, seed })
    crowd(stage, at(-4, 0, 56, 180), { count: 4, gap: 34, seed: 4 })
    return {
      camera: stage.frame(wide({ pitch: 8, fov: 40, margin: 0, aperture: 0.5 }), [
        [-54, 22, 62],
        [54, 22, 62],
        [-62, 94, -80],
        [62, 94, -80],
      ]),
      light,
    }
  },
})

/** Two players: the game in their glasses. */
export const glassesGlow = picture({
  name: 'camp/kiryat-gat-2',
  build(stage) {
    stage.backdrop(() => desk(stage, at(0, 0, 18), { width: 110, depth: 26, height: 12, top: '#4a3fb8', leg: color.dark }))
    const left = person(
      stage,
      at(-15, 0, 0, 10),
      { ...cast.shira, glasses: '#7fe3ff', headphones: color.coral, shirt: color.violet, mouth: 'grin' },
      piloting({ torso: [8, 0], head: [2, 6, 6] }),
    )
    const right = person(
      stage,
      at(17, 0, -4, -12),
      { ...cast.ido, glasses: '#ffb0d0', headphones: color.mint, shirt: color.coral, mouth: 'oh' },
      piloting({ torso: [8, 0], head: [2, -6, -5] }),
    )
    gamepad(stage, left.front.at(0, -1, -0.5, { tilt: -38 }), color.yellow)
    gamepad(stage, right.front.at(0, -1, -0.5, { tilt: -38 }), color.sky)
    stage.backdrop(() => {
      for (const [x, hex] of [
        [-70, color.coral],
        [-44, color.violet],
        [46, color.sky],
        [72, color.coral],
      ] as const)
        stage.add(new Model(5, 80, 2).box(0, 0, 0, 5, 80, 2, glow(hex, 2.4)), at(x, 0, -70))
      lightPanel(stage, at(-20, 30, 110, { tilt: 96 }), 3.4, '#8fd8ff', 40)
      lightPanel(stage, at(50, 60, 90, { tilt: 120, turn: 30 }), 2.6, '#ffb0c8', 36)
    })
    return {
      camera: stage.frame(closeUp({ pitch: 4, margin: 0.02, yaw: -4 }), [...around(left), ...around(right)]),
      light: nightRoom({
        tone: { exposure: 1.9, bloom: 0.12 },
        backdrop: { top: '#2a1f6e', bottom: '#5a3fb0' },
        floor: { color: '#3a2f9a', fade: [70, 220] },
      }),
    }
  },
})

/** A name on a cap. */
export const signature = picture({
  name: 'camp/kiryat-gat-3',
  build(stage) {
    const star = person(
      stage,
      at(16, 0, 0, -38),
      {
        age: 'teen',
        skin: skin.olive,
        hair: '#7a4fe0',
        style: 'spiky',
        shirt: color.coral,
        outfit: 'hoodie',
        print: 'pixel',
        pants: color.dark,
        headphones: color.yellow,
        mouth: 'laugh',
      },
      holding({ torso: [8, 0], left: [54, -6, 60, 10], right: [60, -4, 50, 10], head: [6, -6, 4] }),
    )
    const cap = new Model(22, 12, 28).ball(11, 0, 10, 10, 10, 10, soft(color.sky)).round(1, 0, 16, 20, 2, 12, soft('#ffffff'), 3)
    stage.add(cap, star.front.at(1, -1, 2.5, { turn: 20, tilt: 14, scale: 0.6 }))
    stage.add(
      new Model(2, 12, 2).box(0, 0, 0, 2, 9, 2, plastic(color.dark)).box(0, 9, 0, 2, 3, 2, plastic(color.coral)),
      star.right.upright().at(1, -2, 1, { roll: -30, scale: 0.6 }),
    )
    person(
      stage,
      at(-18, 0, 6, 44),
      { ...cast.ben, cap: undefined, style: 'fringe', mouth: 'laugh' },
      standing({ left: [60, 0, 60], right: [56, 0, 66], hands: { left: 'open', right: 'open' }, head: [-6, -4, 4] }),
    )
    person(
      stage,
      at(-38, 0, -10, 34),
      { ...cast.gal, eyes: 'open', mouth: 'oh' },
      standing({ left: [110, 14, 100], right: [110, 14, 100], head: [-4, 0, 0] }),
    )
    const fan = person(
      stage,
      at(44, 0, -14, -24),
      { ...cast.amal, mouth: 'laugh' },
      holding({ left: [80, 2, 40, 10], right: [80, 2, 40, 10], head: [-2, -14, 0] }),
    )
    phone(stage, fan.front.at(0, 2, 1, { turn: 180 }), color.yellow, 0.7)
    return { camera: stage.frame(eyeLevel({ pitch: 5, yaw: 4, margin: 0.05 })), light: paper('#ffb83d') }
  },
})

/** The arena, cube by cube. */
export const cubeArena = picture({
  name: 'camp/kiryat-gat-4',
  build(stage) {
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * Math.PI * 2
      if (i % 9 < 7)
        for (let y = 0; y < 1 + ((i * 5) % 3); y++)
          cube(
            stage,
            at(Math.cos(a) * 42, y * 6, Math.sin(a) * 32, (-a * 180) / Math.PI),
            pick([color.coral, color.violet, color.yellow, color.sky], i + y),
            6,
          )
    }
    carpet(stage, at(0, 0, 0), { width: 66, depth: 46, color: '#4a45b5', rim: color.sky, round: 22 })
    for (const [x, hex] of [
      [-12, color.coral],
      [12, color.mint],
    ] as const) {
      cube(stage, at(x, 1, 0), hex, 8)
      kitRobot(stage, at(x, 1, 12, { turn: x * 2, scale: 0.7 }), hex)
    }
    for (const [look, x, z, turn, hex] of [
      [cast.eden, -58, 8, 84, color.yellow],
      [cast.lia, 58, -6, -84, color.coral],
      [cast.yoni, -18, -46, 10, color.sky],
      [cast.sara, 24, -46, -14, color.violet],
    ] as const) {
      const body = person(stage, at(x, 0, z, turn), look, kneeling({ torso: [12, 0], head: [-8, x / 6, 0] }))
      cube(stage, body.front.at(0, -5, 1, 12), hex, 6)
    }
    const last = person(
      stage,
      at(34, 0, 42, 210),
      { ...cast.kid, shirt: color.yellow },
      standing({ left: [70, 0, 30], right: [70, 0, 30], head: [-14, 40, 0], torso: [6, 0] }),
    )
    cube(stage, last.front.at(0, -2, 1), color.mint, 7)
    return { camera: stage.frame(topDown({ pitch: 56, yaw: -8, margin: 0.03 })), light: paper('#ff7a5c') }
  },
})

/** One team: hands in the middle. */
export const oneTeam = picture({
  name: 'camp/kiryat-gat-5',
  build(stage) {
    const shirt = {
      shirt: color.yellow,
      outfit: 'tee',
      sleeve: undefined,
      print: 'bolt',
      printColor: color.coral,
      shortSleeves: true,
      cap: undefined,
      mouth: 'laugh',
    } as const
    const team = [cast.maya, cast.omer, cast.lev, cast.tal, cast.amal, cast.adam] as const
    team.forEach((look, i) => {
      const a = ((186 + i * 33.6) * Math.PI) / 180
      const turn = 180 + (Math.atan2(Math.cos(a), Math.sin(a)) * 180) / Math.PI
      person(
        stage,
        at(Math.cos(a) * 27, 0, 4 + Math.sin(a) * 20, turn),
        { ...look, ...shirt },
        standing({
          torso: [12, 0],
          right: [82, -14, 2],
          left: [i < 3 ? 82 : 14, 4, i < 3 ? 2 : 30],
          hands: { right: 'open', left: 'open' },
          head: [4, (i % 3) * 10 - 10, (i % 2) * 10 - 5],
        }),
      )
    })
    return { camera: stage.frame(eyeLevel({ pitch: 20, yaw: 6, margin: 0.05 })), light: paper('#5a4fe0') }
  },
})

/** The cup! */
export const theCup = picture({
  name: 'camp/kiryat-gat-6',
  build(stage) {
    const light = arena(stage, (c) => c.rect(0, 0, 120, 56, '#5a3fd0').write('WIN', 60, 14, color.yellow, 4, true))
    podium(stage, at(0, 8, -40))
    const champion = person(
      stage,
      at(0, 22, -40, 0),
      { ...cast.sara, shirt: color.coral, mouth: 'laugh' },
      cheering({ left: [166, 26, 4], right: [120, 40, 30], hands: { left: 'grip', right: 'open' }, head: [-10, 12, -4] }),
    )
    trophy(stage, champion.left.upright().at(1, 1, 0.5), 0.9)
    person(stage, at(-20, 18, -40, 16), { ...cast.ido, mouth: 'laugh' }, jumping({ lift: 4 }))
    person(
      stage,
      at(20, 15, -40, -14),
      { ...cast.lia, eyes: 'happy', mouth: 'laugh' },
      cheering({ left: [60, 10, 100], right: [160, 34, 8] }),
    )
    confetti(stage, at(0, 60, -24), [170, 90, 70], 170)
    crowd(stage, at(-52, 0, 0, 190), { count: 2, gap: 22, seed: 6 })
    crowd(stage, at(54, 0, 2, 170), { count: 2, gap: 22, seed: 3 })
    return { camera: stage.frame(lowAngle({ pitch: -1, fov: 36, margin: 0.04 }), [...stage.subjects, [-46, 12, -2], [46, 12, -2]]), light }
  },
})
