import { color, type Hex } from '../../core/color.ts'
import { plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { pick } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { inWheelchair } from '../../vocabulary/ensembles.ts'
import { indoors, moonlit, nightRoom, noon } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import {
  cheering,
  handsOnHips,
  holding,
  kneeling,
  pointing,
  presenting,
  reaching,
  showing,
  sitting,
  standing,
  thinking,
  waving,
} from '../../vocabulary/people/poses.ts'
import { classroom } from '../../vocabulary/places/indoors.ts'
import { clouds, specks } from '../../vocabulary/places/outdoors.ts'
import { room } from '../../vocabulary/places/room.ts'
import { cube } from '../../vocabulary/props/blocks.ts'
import { bubble, Canvas, letterBlock, screen, whiteboard } from '../../vocabulary/props/boards.ts'
import { lantern } from '../../vocabulary/props/camp.ts'
import { laptop } from '../../vocabulary/props/computers.ts'
import { bookcase, carpet, desk, lightPanel, pendant } from '../../vocabulary/props/furniture.ts'
import { cloud, ground, tree } from '../../vocabulary/props/nature.ts'
import { robot, robotArm } from '../../vocabulary/props/robots.ts'
import { magnifier, pot } from '../../vocabulary/props/science.ts'
import { textWidth } from '../../vocabulary/text.ts'

/** What is a cloud made of? A robot answers, and a pupil checks its answer with a pencil in her hand. */
export const aiInClass = picture({
  name: 'blog/ai-integration-in-classroom',
  night: true,
  size: [2400, 1600],
  build(stage) {
    const light = classroom(stage, undefined, '#2a9fb8')
    stage.backdrop(() => {
      cloud(stage, at(6, 62, -34), 3, 0.8)
      for (const [i, [x, y]] of [
        [-16, 52],
        [-4, 46],
        [8, 53],
        [19, 47],
        [29, 54],
      ].entries())
        cube(stage, at(x ?? 0, y ?? 0, -30 + (i % 2) * 8, i * 20), i % 2 ? color.sky : '#8fdcff', 3.4)
    })
    robot(stage, at(38, 0, -16, -26), { left: [60, 10], right: [130, 30], head: [0, 10, 4], color: color.coral })
    bubble(stage, at(49, 39, -8, -14), '?', { scale: 0.62, back: color.yellow, tail: 'left' })
    desk(stage, at(-6, 0, 22), { width: 76, depth: 26, height: 11 })
    const cup = new Model(16, 14, 16).tube(8, 0, 8, 7, 12, plastic('#ffffff')).tube(8, 10, 8, 5.6, 2, soft('#b5763a'))
    stage.add(cup, at(10, 11, 20, { scale: 0.7 }))
    stage.add(new Model(18, 1, 18).tube(9, 0, 9, 8, 1, plastic(color.sky)), at(10, 20, 19, { roll: 14, scale: 0.7 }))
    const sheet = (x: number, turn: number) => {
      const m = new Model(22, 1, 28).box(0, 0, 0, 22, 1, 28, soft('#ffffff'))
      for (let z = 4; z < 25; z += 5) m.box(3, 0, z, 16 - (z % 3) * 4, 1, 2, soft(z === 14 ? color.coral : '#b8bce0'))
      stage.add(m, at(x, 11, 24, { turn, scale: 0.6 }))
    }
    sheet(-28, 8)
    sheet(-9, -6)
    const girl = person(
      stage,
      at(-26, 1, 2, 18),
      { ...cast.noa, ...mood.curious },
      showing({ right: [34, 14, 34], left: [40, 6, 50], head: [8, -4, 4] }),
    )
    magnifier(stage, girl.right.upright(10).at(-1, -3, 2), color.coral, 0.42)
    const boy = person(
      stage,
      at(0, 1, 0, -2),
      { ...cast.eden, ...mood.glad },
      holding({ left: [34, 6, 40], right: [70, 10, 60], hands: { right: 'grip' }, head: [8, 0, -2] }),
    )
    const pencil = new Model(5, 34, 5).box(0, 7, 0, 5, 22, 5, plastic(color.yellow)).box(0, 29, 0, 5, 5, 5, plastic(color.pink))
    stage.add(
      pencil.box(1, 3, 1, 3, 4, 3, soft('#f2d3a4')).box(2, 0, 2, 1, 3, 1, soft(color.dark)),
      boy.right.upright().at(0, -5, 1, { tilt: 14, roll: 20, scale: 0.55 }),
    )
    person(
      stage,
      at(-52, 0, -14, 40),
      { ...cast.yael, glasses: color.yellow },
      pointing({ right: [20, 10, 40], left: [134, 26, 6], hands: { left: 'point' }, head: [-8, 6, 0] }),
    )
    return {
      camera: { eye: [2, 44, 124], at: [2, 32, -6], fov: 35, aperture: 0.7, focus: [-10, 24, 8] },
      light: stage.night ? light : { ...light, sun: { from: [-0.6, 0.7, 0.75], color: '#ffe3b0', power: 4.2, radius: 0.05 } },
    }
  },
})

export const market = picture({
  name: 'blog/english-learning-with-minecraft',
  night: true,
  size: [2400, 1600],
  build(stage) {
    const { night } = stage
    const shine = night ? 0.9 : 0
    stage.backdrop(() => {
      const top: [Hex, Hex] = night ? ['#7a70a8', '#736a9f'] : ['#f0dcb8', '#e8d0a6']
      ground(stage, at(0, 0, -30), { width: 340, depth: 240, round: 0, plate: 10, studs: false, top })
      letterBlock(stage, at(-62, 50, -120, 10), 'A', color.coral, 48, shine)
      letterBlock(stage, at(2, 50, -126, -4), 'B', color.sky, 48, shine)
      letterBlock(stage, at(66, 50, -120, -10), 'C', color.yellow, 48, shine)
      for (const x of [-130, -104, 108, 138])
        tree(stage, at(x, 0, -80), { height: 22, r: 16, green: night ? 'night' : x > 0 ? 'mint' : 'meadow' })
    })
    if (night) {
      specks(stage)
      for (const [x, z] of [
        [-84, 4],
        [-22, 26],
        [60, 20],
      ] as const)
        lantern(stage, at(x, 0, z), 9, color.yellow)
      lightPanel(stage, at(0, 100, 220, { tilt: 115 }), 6, '#ffcf9a', 90)
    } else clouds(stage)
    stall(stage, at(-64, 0, -30, 30), 'APPLES', color.coral)
    stall(stage, at(-10, 0, -46, 4), 'BREAD', color.yellow)
    stall(stage, at(48, 0, -36, -24), 'FISH', color.sky)
    person(stage, at(-70, 0, -38, 30), cast.ruth, waving())
    person(stage, at(-10, 0, -54, 4), cast.kid, cheering())
    person(stage, at(52, 0, -46, -24), cast.samir, presenting())
    const buyer = person(stage, at(-30, 0, 8, 150), cast.maya, showing({ head: [0, -50, 0] }))
    cube(stage, buyer.right.upright(), color.violet, 3)
    const seller = person(stage, at(0, 0, 16, -60), cast.yoni, holding({ head: [-2, 24, 0] }))
    cube(stage, seller.front.at(0, -2, 1), color.mint, 6)
    inWheelchair(stage, at(32, 0, 10, -150), cast.omer, sitting({ right: [120, 10, 20], head: [-4, -60, 0] }), color.coral)
    person(stage, at(-56, 0, 20, 40), cast.amal, pointing({ head: [-4, 0, 0] }))
    return { camera: { eye: [-2, 48, 168], at: [-2, 30, 0], fov: 36, aperture: 0.6, focus: [0, 24, 0] }, light: night ? moonlit() : noon() }
  },
})

/** A market stall with goods and a sign in English. */
function stall(stage: Stage, f: Transform, words: string, hex: Hex): void {
  const m = new Model(50, 50, 26).box(1, 0, 14, 48, 13, 10, soft(color.walnut)).box(0, 13, 12, 50, 2, 14, soft(color.wood))
  for (const x of [1, 46]) m.box(x, 0, 2, 3, 44, 3, soft(color.walnut)).box(x, 15, 20, 3, 26, 3, soft(color.walnut))
  for (let x = 0; x < 50; x++)
    for (let z = 0; z < 26; z++) m.box(x, 44 - Math.floor(z * 0.24), z, 1, 2, 1, soft(Math.floor(x / 7) % 2 ? '#ffffff' : hex))
  stage.add(m, f)
  const board = new Canvas(textWidth(words, 1) + 6, 11).write(words, 3, 2, '#ffffff', 1)
  whiteboard(stage, f.at(0, 37, 14), board, { back: hex, frame: color.cream, scale: 0.9 })
  for (let i = 0; i < 6; i++)
    stage.add(new Model(6, 6, 6).ball(3, 3, 3, 3, 3, 3, plastic(hex)), f.at(-18 + i * 7, 15, 6 + (i % 2) * 3, { scale: 0.8 }))
}

export const boardGame = picture({
  name: 'blog/gamification-in-the-classroom',
  night: true,
  size: [2400, 1600],
  build(stage) {
    const light = classroom(stage, undefined, '#e58a6a')
    stage.backdrop(() => {
      const tones = [color.coral, color.yellow, color.mint, color.sky, color.violet] as const
      const m = new Model(112, 1, 88).slab(0, 0, 0, 112, 1, 88, soft('#fff6e6'), 6)
      const path: [number, number][] = []
      for (let i = 0; i < 8; i++) for (let j = 0; j < 6; j++) if (i % 7 === 0 || j % 5 === 0) path.push([i, j])
      for (const [i, j] of path) m.slab(5 + i * 13, 0, 5 + j * 13.2, 11, 1, 11, soft(pick(tones, i + j * 2)), 2)
      m.tube(56, 0, 44, 16, 1, soft(color.iris)).tube(56, 0, 44, 11, 1, soft(color.yellow))
      stage.add(m, at(0, 0.4, 6))
      const poster = new Canvas(46, 34)
        .rect(0, 0, 46, 34, '#fff6e6')
        .write('BAKERY', 23, 22, color.coral, 1, true)
        .disc(14, 10, 6, '#d98f45')
        .disc(24, 10, 6, '#e0a558')
        .disc(34, 10, 6, '#d98f45')
      whiteboard(stage, at(-26, 16, -80), poster, { frame: color.walnut })
    })
    for (const [x, z, hex] of [
      [-24, 30, color.coral],
      [26, -22, color.sky],
      [37, 30, color.mint],
    ] as const)
      stage.add(
        new Model(12, 22, 12).tube(6, 0, 6, 6, 10, plastic(hex), 3).ball(6, 14, 6, 4.4, 4.4, 4.4, plastic(hex)),
        at(x, 1, z, { scale: 0.8 }),
      )
    const girl = person(stage, at(-38, 0, 12, 40), cast.noa, kneeling({ right: [70, 0, 20], head: [8, 0, 0], hands: { right: 'grip' } }))
    stage.add(
      new Model(12, 22, 12).tube(6, 0, 6, 6, 10, plastic(color.violet), 3).ball(6, 14, 6, 4.4, 4.4, 4.4, plastic(color.violet)),
      girl.right.upright().at(1, -7, 2, { scale: 0.8 }),
    )
    const boy = person(stage, at(6, 0, -30, -4), cast.eden, holding({ left: [150, 20, 20], right: [150, 20, 20], head: [-8, 0, 4] }))
    die(stage, boy.head.upright(20).at(0, 16, 2))
    const cards = inWheelchair(
      stage,
      at(50, 0, 6, -40),
      cast.ido,
      sitting({ left: [44, 0, 70, 10], right: [44, 0, 70, 10], head: [6, 8, 0] }),
      color.violet,
    )
    for (const [i, hex] of [color.coral, color.yellow, color.mint].entries())
      stage.add(
        new Model(8, 12, 1).slab(0, 0, 0, 8, 12, 1, plastic(hex), 0),
        cards.front.at((i - 1) * 3, 0, 1 - i * 0.4, { roll: (1 - i) * 14, scale: 0.6 }),
      )
    person(stage, at(-20, 0, -34, 20), cast.amal, cheering())
    return { camera: { eye: [2, 92, 118], at: [2, 12, -4], fov: 38, aperture: 0.5, focus: [0, 14, 0] }, light }
  },
})

function die(stage: Stage, f: Transform): void {
  const m = new Model(20, 20, 20).round(0, 0, 0, 20, 20, 20, plastic('#ffffff'), 3)
  for (const [x, y] of [
    [5, 5],
    [14, 14],
    [9.5, 9.5],
    [5, 14],
    [14, 5],
  ] as const)
    m.box(x - 1, y - 1, 19, 3, 3, 1, plastic(color.coral))
  stage.add(m, f.at(0, 0, 0, { scale: 0.6 }))
}

export const weekBoard = picture({
  name: 'blog/managing-educational-team-digitally',
  night: true,
  size: [2400, 1600],
  build(stage) {
    const { night } = stage
    room(stage, { wall: night ? '#4a55b0' : '#4f6fc8', side: night ? '#8d84d0' : '#ffe3c2', windows: 3 })
    stage.backdrop(() => {
      const week = new Canvas(74, 44)
      for (let d = 0; d < 5; d++)
        for (let k = 0; k < 4; k++)
          if ((d * 3 + k) % 5 !== 2)
            week.rect(
              3 + d * 14,
              32 - k * 10,
              12,
              8,
              [color.coral, color.yellow, color.mint, color.sky, color.violet][(d * 2 + k) % 5] ?? color.sky,
            )
      whiteboard(stage, at(4, 30, -80), week)
      pot(stage, at(-84, 0, -66), { scale: 1.4 })
      pot(stage, at(84, 0, -66), { pot: color.yellow, scale: 1.2 })
      pendant(stage, at(0, 78, 0), color.coral, night ? 18 : 6)
    })
    desk(stage, at(0, 0, 6), { width: 60, depth: 28, height: 18, top: '#f2d3a4', leg: color.dark })
    laptop(stage, at(6, 18, 6, 200), { logo: color.mint })
    for (const [x, z] of [
      [-16, 10],
      [22, 12],
      [-8, 0],
    ] as const)
      stage.add(
        new Model(8, 8, 8).tube(4, 0, 4, 3.6, 8, plastic(color.coral)).tube(4, 6, 4, 2.6, 2, soft('#5a3420')),
        at(x, 18, z, { scale: 0.5 }),
      )
    person(
      stage,
      at(-8, 0, -26, 8),
      cast.hana,
      pointing({ left: [80, 40, 10], right: [10, 8, 30], hands: { left: 'open' }, head: [0, 8, 0] }),
    )
    person(stage, at(-40, 0, 4, 60), cast.dan, thinking({ head: [-2, 10, 0] }))
    person(stage, at(22, 0, -24, -20), cast.ruth, standing({ left: [46, 2, 60], head: [2, -6, 4] }))
    person(stage, at(44, 0, 8, -60), { ...cast.moshe, style: 'short' }, presenting({ left: [50, 20, 40], head: [0, 6, 0] }))
    return {
      camera: { eye: [-2, 46, 128], at: [0, 32, -10], fov: 36, aperture: 0.7, focus: [0, 32, -10] },
      light: night
        ? nightRoom({ sun: { from: [0.5, 0.8, 0.9], color: '#ffcf9a', power: 2.2, radius: 0.3 } })
        : indoors({ sun: { from: [0.75, 0.5, 0.7], color: '#ffb868', power: 4.6, radius: 0.05 } }),
    }
  },
})

export const portfolio = picture({
  name: 'blog/assessing-achievements-digitally',
  night: true,
  size: [2400, 1600],
  build(stage) {
    room(stage, { wall: '#5f4fb8', side: '#8d84d0', windows: 3, neon: [color.violet, color.sky] })
    stage.backdrop(() => {
      const c = new Canvas(84, 46).bars(
        10,
        4,
        9,
        [8, 13, 18, 24, 30, 37],
        [color.coral, color.orange, color.yellow, color.mint, color.sky, '#ffffff'],
      )
      screen(stage, at(-4, 22, -62, 4), c, { power: 1.5, frame: color.dark })
      bookcase(stage, at(84, 0, -70), { seed: 21 })
      carpet(stage, at(0, 0, 0), { width: 130, depth: 76, color: '#a79af0', rim: color.iris })
    })
    person(
      stage,
      at(-34, 0, -8, 26),
      { ...cast.sara, ...mood.gentle },
      presenting({ left: [130, 40, 6], hands: { left: 'point' }, head: [-4, 8, 0] }),
    )
    person(stage, at(30, 0, 2, -34), cast.yael, thinking({ head: [-4, 10, 0] }))
    desk(stage, at(-2, 0, 26, 4), { width: 50, depth: 16 })
    for (const [x, n] of [
      [-16, 5],
      [-2, 3],
      [13, 7],
    ] as const)
      for (let i = 0; i < n; i++)
        stage.add(
          new Model(16, 1, 20).box(0, 0, 0, 16, 1, 20, soft(i % 3 ? '#ffffff' : pick([color.coral, color.mint, color.yellow], i + n))),
          at(x, 11 + i * 0.7, 26, { turn: i * 5, scale: 0.6 }),
        )
    lightPanel(stage, at(80, 110, 120, { tilt: 130, turn: 30 }), 2.2)
    return {
      camera: { eye: [0, 42, 116], at: [0, 29, -10], fov: 36, aperture: 0.7, focus: [0, 26, -4] },
      light: nightRoom({ sun: { from: [0.5, 0.8, 0.9], color: '#ffd9b0', power: stage.night ? 1.2 : 2, radius: 0.25 } }),
    }
  },
})

export const curriculum = picture({
  name: 'blog/building-digital-curriculum',
  night: true,
  size: [2400, 1600],
  build(stage) {
    const light = classroom(stage, undefined, '#2fb38a')
    const tones = [color.coral, color.yellow, color.sky, color.violet, color.mint, color.orange] as const
    for (const [i, [x, y, z]] of (
      [
        [-7, 0, -14],
        [7, 0, -14],
        [-7, 0, -1],
        [7, 0, -1],
        [0, 13, -12],
        [0, 26, -12],
        [0, 39, -12],
      ] as const
    ).entries())
      cube(stage, at(x, y, z, i > 3 ? i * 9 : 0), pick(tones, i), 13)
    const tall = person(
      stage,
      at(-32, 0, -6, 50),
      { ...cast.dan, kippah: color.coral },
      reaching({ left: [152, 4, 0], right: [152, 4, 0], head: [-16, 0, 0] }),
    )
    cube(stage, tall.front.at(0, 16.5, 2), color.pink, 11)
    person(stage, at(34, 0, 4, -44), cast.tamar, pointing({ right: [120, 10, 10], head: [-12, 0, 0] }))
    person(stage, at(-50, 0, 8, 40), cast.hana, handsOnHips({ head: [-10, 6, 0] }))
    robotArm(stage, at(50, 0, -26, { turn: 180, scale: 1.6 }), { joints: [-34, 60, 60], holds: color.yellow })
    desk(stage, at(20, 0, 34), { width: 44, depth: 18, height: 11, top: '#fff3df' })
    const plan = new Model(40, 1, 22).box(0, 0, 0, 40, 1, 22, soft('#dff1ff'))
    for (const [i, hex] of tones.entries()) plan.box(3 + i * 6, 0, 4 + (i % 3) * 5, 5, 1, 4, soft(hex))
    stage.add(plan, at(20, 11, 34, { turn: 4, scale: 0.8 }))
    return { camera: { eye: [-4, 42, 130], at: [-4, 30, 0], fov: 36, aperture: 0.7, focus: [0, 26, -6] }, light }
  },
})
