import { color, type Hex } from '../../core/color.ts'
import { plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { pick } from '../../core/random.ts'
import { at } from '../../core/transform.ts'
import { around, closeUp, eyeLevel, lowAngle, wide } from '../../vocabulary/camera.ts'
import { inWheelchair, withGamepad } from '../../vocabulary/ensembles.ts'
import { audience, type Spectator } from '../../vocabulary/people/audience.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import type { Look } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, crossLegged, kneeling, type Pose, piloting, sitting, standing } from '../../vocabulary/people/poses.ts'
import { player } from '../../vocabulary/places/arena.ts'
import { gameHall, STAGE, tier } from '../../vocabulary/places/game-hall.ts'
import { confetti, cube } from '../../vocabulary/props/blocks.ts'
import type { Canvas } from '../../vocabulary/props/boards.ts'
import { podium, trophy } from '../../vocabulary/props/camp.ts'
import { chair, desk, stool } from '../../vocabulary/props/furniture.ts'
import { kitRobot } from '../../vocabulary/props/robots.ts'

const crowd: readonly Spectator[] = [
  [cast.lev, 'shout', 'fist'],
  [cast.tal, 'wow', 'cheer'],
  [cast.yoni, 'joy', 'stick'],
  [cast.ruth, 'joy', 'clap'],
  [cast.eden, 'wow', 'cheer'],
  [cast.lia, 'joy', 'sign'],
  [cast.samir, 'glad', 'clap'],
]

/** The hall from the tiers: two players on the stage; in front a spectator turns round to the viewer. */
export const fromTheTiers = picture({
  name: 'camp/kiryat-gat-1',
  build(stage) {
    const light = gameHall(stage, { from: 'tiers' })
    player(stage, at(-40, STAGE, -56, 40), { ...cast.shira, headphones: color.coral, ...mood.focus }, color.coral)
    player(stage, at(40, STAGE, -56, -40), { ...cast.adam, headphones: color.sky, ...mood.tense }, color.sky, 'right')
    person(
      stage,
      at(0, STAGE, -62),
      { ...cast.guest, ...mood.shout },
      cheering({ right: [40, 4, 100], left: [160, 30, 8], hands: { right: 'grip', left: 'open' } }),
    )
    const row: readonly Spectator[] = [
      [cast.tal, 'joy', 'fist'],
      [cast.lev, 'wow', 'cheer'],
      [cast.yoni, 'joy', 'stick'],
      [cast.gal, 'joy', 'cheer'],
      [cast.eden, 'joy', 'clap'],
      [cast.ben, 'wow', 'fist'],
    ]
    stage.backdrop(() => {
      audience(stage, at(-4, 0, 34, 180), row, 26, 4)
      person(stage, at(-30, 12, 82, 190), cast.amal, { left: [62, -6, 62, 26], right: [62, -6, 62, 26] })
      person(
        stage,
        at(20, 23, 90, -12),
        { ...cast.noa, ...mood.joy },
        standing({ right: [70, 26, 96], hands: { right: 'thumb' }, head: [2, -6, 6] }),
      )
    })
    return { camera: { eye: [-4, 64, 158], at: [-2, 40, 0], fov: 40, aperture: 0.5, focus: [0, 30, 64] }, light }
  },
})

/** Two players with controllers: one bites her tongue, one holds his breath. */
export const headToHead = picture({
  name: 'camp/kiryat-gat-2',
  build(stage) {
    const light = gameHall(stage, { from: 'stage' })
    stage.backdrop(() => {
      for (const [n, row] of [crowd, crowd.toReversed(), crowd].entries())
        audience(stage, at(n * 7 - 8, tier(n).y - 8, tier(n).z, 180), row, 22, 5 + n)
    })
    const f = at(0, STAGE, -50, 180)
    const rival = (x: number, turn: number, look: Look, hex: Hex, head: Pose['head']) => {
      chair(stage, f.at(x, 0, -4, turn), hex)
      const body = withGamepad(stage, f.at(x, 0, -4, turn), look, {
        pose: piloting({ seat: 5.5, torso: [10, 0], head }),
        color: hex,
        antennas: false,
      })
      return around(body)
    }
    const two = [
      ...rival(-14, 8, { ...cast.maya, headphones: color.coral, ...mood.focus }, color.coral, [0, 10, 8]),
      ...rival(15, -10, { ...cast.ido, headphones: color.mint, ...mood.tense }, color.sky, [2, -8, -5]),
    ]
    return { camera: stage.frame(closeUp({ yaw: 177, pitch: 5, margin: 0.06, aperture: 0.9 }), two), light }
  },
})

/** The guest signs a cap at a table by the stage, with a queue in front of it. */
export const signature = picture({
  name: 'camp/kiryat-gat-3',
  build(stage) {
    const light = gameHall(stage)
    const table = at(22, 0, 24, -26)
    desk(stage, table.at(0, 0, 0), { width: 44, depth: 20, height: 13, top: '#fff2d8', leg: color.coral })
    stool(stage, table.at(0, 0, -13), color.yellow, 7)
    const star = person(
      stage,
      table.at(0, 0, -13, 4),
      { ...cast.guest, ...mood.glad, mouth: 'grin' },
      sitting({
        seat: 7,
        torso: [10, 0],
        left: [54, 0, 40, 12],
        right: [58, -6, 44, 16],
        hands: { left: 'rest', right: 'grip' },
        head: [6, -8, 4],
      }),
    )
    const cap = new Model(22, 14, 30)
      .ball(11, 1, 11, 10, 10, 10, soft(color.sky))
      .round(2, 0, 18, 18, 2, 11, soft('#ffffff'), 3)
      .box(6, 6, 19, 10, 1, 2, soft(color.iris))
    stage.add(cap, table.at(1, 13, 2, { turn: 14, scale: 0.62 }))
    for (const [i, hex] of [color.coral, color.yellow, color.mint].entries())
      stage.add(
        new Model(20, 12, 20).ball(10, 0, 10, 9.5, 10, 9.5, soft(hex)),
        table.at(-15, 13 + i * 2.2, -2, { turn: i * 20, scale: 0.55 }),
      )
    stage.add(
      new Model(3, 14, 3).box(0, 0, 0, 3, 10, 3, plastic(color.dark)).box(0, 10, 0, 3, 4, 3, plastic(color.coral)),
      star.right.upright(20).at(0, -3, 1, { roll: 24, scale: 0.5 }),
    )
    person(
      stage,
      at(-15, 0, 16, 30),
      { ...cast.kid, age: 'child', ...mood.wow },
      standing({ left: [58, 4, 112, 4], right: [58, 4, 112, 4], hands: { left: 'open', right: 'open' }, head: [2, 6, 0] }),
    )
    person(
      stage,
      at(-38, 0, 4, 34),
      { ...cast.amal, ...mood.joy },
      standing({ left: [62, -6, 62, 26], right: [62, -6, 62, 26], hands: { left: 'open', right: 'open' }, head: [0, 6, 6] }),
    )
    inWheelchair(stage, at(-62, 0, 0, 40), { ...cast.omer, ...mood.cool }, sitting({ head: [-2, 10, -4] }), color.yellow)
    person(
      stage,
      at(54, 0, -2, -40),
      { ...cast.roni, ...mood.cheeky },
      standing({ right: [70, 26, 96], hands: { right: 'peace' }, head: [0, 14, 4] }),
    )
    return { camera: stage.frame(eyeLevel({ pitch: 9, yaw: -12, margin: 0.04, aperture: 0.7 })), light }
  },
})

/** Children build a stadium of cubes on the court for two small robots. */
export const cubeStadium = picture({
  name: 'camp/kiryat-gat-4',
  build(stage) {
    const light = gameHall(stage)
    const ring = at(0, 0, 22)
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * Math.PI * 2
      const front = Math.sin(a) > 0.2
      if (i % 10 === 4 && front) continue
      for (let y = 0; y < (front ? 1 : 2 + ((i * 5) % 2)); y++)
        cube(
          stage,
          ring.at(Math.cos(a) * 36, y * 5.4, Math.sin(a) * 22, (-a * 180) / Math.PI),
          pick([color.coral, color.violet, color.yellow, color.sky, color.mint], i + y * 2),
          5.4,
        )
    }
    kitRobot(stage, ring.at(-11, 0, 0, { turn: 60, scale: 0.8 }), color.coral)
    kitRobot(stage, ring.at(12, 0, 3, { turn: -70, scale: 0.8 }), color.mint)
    const eden = person(
      stage,
      at(-50, 0, 8, 44),
      { ...cast.eden, ...mood.focus },
      kneeling({ torso: [10, 0], left: [66, 0, 20], right: [66, 0, 20], head: [4, -8, 0] }),
    )
    cube(stage, eden.front.at(0, -3, 3, 12), color.yellow, 6)
    person(stage, at(-26, 0, -8, 16), { ...cast.yoni, ...mood.curious }, kneeling({ torso: [8, 0], head: [10, 6, 4] }))
    const lia = person(
      stage,
      at(14, 0, -16, -6),
      { ...cast.lia, ...mood.glad },
      standing({ left: [70, 0, 40, 10], right: [70, 0, 40, 10], head: [12, -6, 0] }),
    )
    cube(stage, lia.front.at(0, -1, 1), color.coral, 7)
    person(
      stage,
      at(43, 0, -16, -24),
      { ...cast.sara, ...mood.joy },
      crossLegged({ left: [62, -6, 62, 26], right: [62, -6, 62, 26], head: [2, 0, 6] }),
    )
    person(
      stage,
      at(42, 0, 42, -118),
      { ...cast.lev, ...mood.glad },
      kneeling({ torso: [8, 0], left: [60, 4, 30], right: [60, 4, 30], head: [4, 46, 0] }),
    )
    return { camera: stage.frame(wide({ pitch: 22, yaw: -10, fov: 30, margin: 0.03 })), light }
  },
})

/** One team, one selfie, five faces. */
export const teamSelfie = picture({
  name: 'camp/kiryat-gat-5',
  build(stage) {
    const light = gameHall(stage)
    const shirt = {
      shirt: color.yellow,
      outfit: 'tee',
      sleeve: undefined,
      over: undefined,
      print: 'bolt',
      printColor: color.coral,
      shortSleeves: true,
      cap: undefined,
    } as const
    const taker = person(
      stage,
      at(-15, 0, 38, 8),
      { ...cast.maya, ...shirt, ...mood.joy },
      standing({ right: [92, 22, 2], hands: { right: 'grip' }, left: [20, 14, 20], torso: [-4, 0], head: [0, -10, 8] }),
    )
    const ben = person(
      stage,
      at(6, 0, 30, -8),
      { ...cast.ben, ...shirt, ...mood.cheeky },
      standing({ left: [70, 20, 104], hands: { left: 'peace' }, torso: [4, 4], head: [-2, 4, -10] }),
    )
    const tal = person(
      stage,
      at(-36, 0, 22, 14),
      { ...cast.tal, ...shirt, ...mood.wow },
      standing({ left: [58, 4, 112, 4], right: [58, 4, 112, 4], hands: { left: 'open', right: 'open' }, head: [0, 6, -4] }),
    )
    const adam = person(
      stage,
      at(28, 0, 20, -18),
      { ...cast.adam, ...shirt, ...mood.cool },
      standing({ left: [38, -6, 76, 52], right: [34, -4, 80, 50], head: [-2, 8, 0] }),
    )
    const amal = person(
      stage,
      at(-6, 7, 8, 2),
      { ...cast.amal, ...shirt, ...mood.gentle },
      cheering({ left: [156, 26, 20], right: [156, 26, 20], head: [-2, 4, 6] }),
    )
    return {
      camera: stage.frame(
        closeUp({ pitch: 12, yaw: -4, margin: -0.02, fov: 40, aperture: 0.5 }),
        [taker, ben, tal, adam, amal].flatMap((b) => around(b)),
      ),
      light,
    }
  },
})

/** The cup in golden confetti; the screen shows a star, and no one is in front of it. */
export const theCup = picture({
  name: 'camp/kiryat-gat-6',
  build(stage) {
    const light = gameHall(stage, { show: bigStar })
    podium(stage, at(0, STAGE, -46))
    const first = person(
      stage,
      at(0, STAGE + 14, -46, 4),
      { ...cast.sara, shirt: color.coral, ...mood.joy },
      { left: [166, 10, 10], right: [166, 10, 10], hands: { left: 'grip', right: 'grip' }, head: [-4, 4, 3] },
    )
    trophy(stage, first.head.upright(4).at(0, 18.5, 1), 1)
    person(
      stage,
      at(-22, STAGE + 10, -46, 16),
      { ...cast.ido, ...mood.proud },
      standing({ left: [38, -6, 76, 52], right: [34, -4, 80, 50], head: [-4, 10, 0] }),
    )
    person(stage, at(22, STAGE + 7, -46, -14), { ...cast.lia, ...mood.shout }, cheering({ left: [160, 26, 8], right: [40, 10, 70] }))
    confetti(stage, at(0, 66, -30), [170, 90, 60], 170)
    stage.backdrop(() => {
      audience(
        stage,
        at(-54, 0, -6, 196),
        [
          [cast.yoni, 'joy', 'cheer'],
          [cast.eden, 'joy', 'stick'],
        ],
        22,
        6,
      )
      audience(
        stage,
        at(58, 0, -6, 166),
        [
          [cast.tal, 'joy', 'fist'],
          [cast.gal, 'joy', 'cheer'],
        ],
        22,
        3,
      )
    })
    return { camera: stage.frame(lowAngle({ pitch: -2, fov: 34, margin: 0.03 }), [...stage.subjects, [-52, 20, -2], [52, 20, -2]]), light }
  },
})

function bigStar(c: Canvas): void {
  c.rect(0, 0, c.width, c.height, '#5a3fd0')
  for (let i = 0; i < 16; i++)
    c.line(62, 30, 62 + Math.cos(i * 0.393) * 90, 30 + Math.sin(i * 0.393) * 90, i % 2 ? '#6f55e8' : '#4d34bd', 4)
  for (const [x, y] of [
    [16, 44],
    [104, 46],
    [26, 18],
    [98, 16],
  ] as const)
    c.rect(x - 1, y - 5, 3, 11, color.yellow).rect(x - 5, y - 1, 11, 3, color.yellow)
}
