import { color, type Hex } from '../../core/color.ts'
import { plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { indoors } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, pointing, presenting, reaching, sitting, typing, walking } from '../../vocabulary/people/poses.ts'
import { classroom } from '../../vocabulary/places/indoors.ts'
import { schoolyard } from '../../vocabulary/places/outdoors.ts'
import { room } from '../../vocabulary/places/room.ts'
import { cube } from '../../vocabulary/props/blocks.ts'
import { bubble, Canvas, whiteboard } from '../../vocabulary/props/boards.ts'
import { carpet, chair, desk, pendant } from '../../vocabulary/props/furniture.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { pot } from '../../vocabulary/props/science.ts'

// Pictures inside the articles. They are drawn across the whole text, so they are as large as a cover.
const size = [2400, 1600] as const

const papers: readonly [x: number, y: number, w: number, h: number, hex: Hex][] = [
  [4, 28, 16, 14, color.yellow],
  [24, 30, 20, 12, '#ffffff'],
  [48, 26, 14, 16, color.mint],
  [67, 29, 18, 13, color.pink],
  [5, 8, 20, 14, color.sky],
  [30, 6, 14, 18, color.coral],
  [66, 7, 18, 16, '#ffffff'],
]

/** Deciding what goes on the notice board: one paper stays in the hand, and the robot has to wait. */
export const noticeBoard = picture({
  name: 'blog/notice-board',
  size,
  build(stage) {
    room(stage, { wall: '#e0a24a', side: '#fff0dc', floor: 'tiles', windows: 3 })
    stage.backdrop(() => {
      const c = new Canvas(90, 46).rect(0, 0, 90, 46, '#c98f57')
      for (const [x, y, w, h, hex] of papers)
        c.rect(x, y, w, h, hex)
          .rect(x + w / 2 - 1, y + h - 2, 2, 2, '#e8505a')
          .rect(x + 3, y + h - 6, w - 7, 1, '#5a5288')
          .rect(x + 3, y + h - 9, w - 9, 1, '#5a5288')
      whiteboard(stage, at(-8, 20, -70), c, { back: '#c98f57', frame: color.walnut, scale: 1.15 })
      pot(stage, at(82, 0, -62), { pot: color.sky, scale: 1.5 })
      pendant(stage, at(-8, 84, -20), color.coral)
    })
    const tall = person(
      stage,
      at(-34, 0, -44, 150),
      { ...cast.maya, band: color.mint },
      reaching({ left: [136, 6, 4], right: [30, 8, 20], head: [-8, -46, 0] }),
    )
    stage.add(new Model(16, 12, 1).box(0, 0, 0, 16, 12, 1, soft('#ffffff')), tall.left.upright().at(0, 2, -2, { scale: 0.6 }))
    const boy = person(
      stage,
      at(2, 0, 2, 24),
      { ...cast.yoni, ...mood.cheeky, shirt: color.coral },
      holding({ left: [86, 20, 6], right: [34, -8, 92, 30], hands: { left: 'open', right: 'grip' }, head: [-2, 4, 4] }),
    )
    const note = new Model(20, 14, 1).box(0, 0, 0, 20, 14, 1, plastic('#ffffff')).box(6, 5, 0, 8, 6, 1, plastic(color.coral))
    stage.add(note, boy.front.at(-2, -1, 1.5, { tilt: -12, scale: 0.55 }))
    robot(stage, at(42, 0, 4, -30), { left: [80, 8], right: [70, 20], head: [4, 12, 8], color: color.violet })
    bubble(stage, at(64, 38, 0, -14), '...', { scale: 0.5, back: color.ice })
    return { camera: { eye: [6, 38, 112], at: [6, 29, -10], fov: 34.5, aperture: 0.7, focus: [4, 26, 2] }, light: indoors() }
  },
})

/** Half of the picture each: she says what she needs, and he builds what he understood. */
export const informationGap = picture({
  name: 'blog/information-gap',
  size,
  build(stage) {
    const light = classroom(stage, undefined, '#8a4fd0')
    desk(stage, at(0, 0, 18), { width: 96, depth: 30, height: 11, top: '#f2d3a4', leg: color.iris })
    const wall = new Model(3, 34, 28).round(0, 0, 0, 3, 34, 28, plastic(color.sky), 1)
    stage.add(wall, at(-2, 11, 16, { turn: 6, scale: 0.8 }))
    const girl = person(
      stage,
      at(-30, 1, -4, 26),
      { ...cast.lia, ...mood.grin, shirt: color.mint, outfit: 'hoodie' },
      holding({ left: [58, 12, 60], right: [44, 2, 62], hands: { left: 'open', right: 'grip' }, head: [0, 8, 3] }),
    )
    const card = new Model(22, 28, 1).box(0, 0, 0, 22, 28, 1, soft('#ffffff')).box(4, 5, 0, 14, 11, 1, soft(color.coral))
    stage.add(
      card.box(6, 5, 0, 4, 7, 1, soft(color.walnut)).box(2, 16, 0, 18, 3, 1, soft(color.iris)),
      girl.right.upright(16).at(0, -1, 1, { tilt: -8, scale: 0.46 }),
    )
    bubble(stage, at(-21, 43, -8, 6), '2 DOORS!', { scale: 0.5, back: color.yellow })
    person(
      stage,
      at(34, 2, -4, -24),
      { ...cast.adam, ...mood.tense },
      holding({ left: [50, 8, 50], right: [64, 8, 52], hands: { left: 'grip', right: 'grip' }, head: [10, 4, -3] }),
    )
    // A house made of doors: the message was misunderstood.
    for (let i = 0; i < 5; i++)
      for (let y = 0; y < 2; y++) {
        const door = new Model(8, 13, 3).round(
          0,
          0,
          0,
          8,
          13,
          3,
          plastic([color.coral, color.yellow, color.mint][(i + y) % 3] ?? color.coral),
          0.5,
        )
        stage.add(door.box(6, 6, 2, 1, 1, 1, plastic('#ffffff')), at(13 + i * 4.6, 11 + y * 6, 24 - i * 0.6, { turn: -8, scale: 0.46 }))
      }
    for (const [x, z, hex] of [
      [-34, 26, color.coral],
      [-20, 28, color.sky],
      [44, 26, color.violet],
      [8, 28, color.mint],
    ] as const)
      cube(stage, at(x, 11, z, x), hex, 5)
    return { camera: { eye: [0, 48, 102], at: [0, 27, 0], fov: 37, aperture: 0.7, focus: [0, 26, 6] }, light }
  },
})

/** After the meeting: two who can help each other continue outside. */
export const twoGoOn = picture({
  name: 'blog/two-go-on',
  size,
  build(stage) {
    const light = schoolyard(stage, 'SCHOOL')
    const cup = (hex: Hex) => new Model(8, 9, 8).tube(4, 0, 4, 3.6, 9, plastic(hex)).tube(4, 8, 4, 2.6, 1, soft('#5a3420'))
    const one = person(
      stage,
      at(-16, 0, 36, 22),
      { ...cast.hana, ...mood.glad },
      walking({ right: [46, 6, 60], left: [40, 30, 40], hands: { right: 'grip', left: 'open' }, head: [0, 22, 3] }),
    )
    stage.add(cup(color.coral), one.right.upright().at(0, -1, 1, { scale: 0.6 }))
    const two = person(
      stage,
      at(18, 0, 30, -24),
      { ...cast.moshe, style: 'short', glasses: '#ffd45e', ...mood.gentle },
      walking({
        left: [46, 6, 60],
        right: [10, 8, 20],
        legLeft: [-22, -16],
        legRight: [26, -6],
        hands: { left: 'grip' },
        head: [2, -20, -3],
      }),
    )
    stage.add(cup(color.mint), two.left.upright().at(0, -1, 1, { scale: 0.6 }))
    stage.backdrop(() => {
      person(stage, at(-58, 0, -20, 60), cast.kid, walking())
      person(stage, at(60, 0, -26, -70), cast.tal, walking())
    })
    return { camera: { eye: [2, 32, 132], at: [2, 31, 32], fov: 38, aperture: 0.9, focus: [0, 30, 34] }, light }
  },
})

/** Four projects in a quarter of an hour: she presents, they ask. */
export const fourWorks = picture({
  name: 'blog/four-works',
  size,
  build(stage) {
    room(stage, { wall: '#d9603f', side: '#fff0dc', windows: 3 })
    stage.backdrop(() => {
      carpet(stage, at(0, 0, 4), { width: 130, depth: 76, color: '#ffe3c2', rim: color.iris })
      pot(stage, at(-94, 0, -64), { pot: color.yellow, scale: 1.4 })
      const works: readonly ((c: Canvas) => Canvas)[] = [
        (c) => c.bars(4, 3, 3, [5, 9, 14], [color.coral, color.yellow, color.mint]),
        (c) => c.rect(5, 4, 12, 8, color.sky).rect(3, 12, 16, 3, color.coral),
        (c) => c.disc(11, 11, 6, color.yellow).disc(11, 11, 3, color.coral),
        (c) => c.line(3, 4, 18, 16, color.violet, 2).line(3, 16, 18, 5, color.mint, 2),
      ]
      for (const [i, draw] of works.entries())
        whiteboard(stage, at(-45 + i * 31, 36 + (i % 2) * 5, -78), draw(new Canvas(22, 22)), { frame: color.walnut, scale: 1.1 })
    })
    person(
      stage,
      at(-34, 0, -24, 34),
      { ...cast.shira, glasses: '#ffd45e', ...mood.glad },
      presenting({ right: [130, 34, 6], left: [40, 12, 50], hands: { right: 'point', left: 'open' }, head: [-2, 4, 3] }),
    )
    desk(stage, at(8, 0, 10, -6), { width: 58, depth: 22, height: 12, top: '#f2d3a4', leg: color.iris })
    stage.add(
      new Model(20, 1, 26).box(0, 0, 0, 20, 1, 26, soft('#ffffff')).box(4, 0, 6, 12, 1, 9, soft(color.mint)),
      at(4, 12, 12, { turn: 14, scale: 0.6 }),
    )
    for (const [x, look, turn, pose] of [
      [2, { ...cast.samir, ...mood.glad }, -18, sitting({ left: [40, 4, 50], right: [40, 4, 60], head: [-4, -18, 0] })],
      [30, { ...cast.rivka, age: 'adult', hair: '#7d4828', glasses: undefined, ...mood.gentle }, -34, typing({ head: [-4, -8, 4] })],
    ] as const) {
      chair(stage, at(x, 2, -12, turn), color.sky)
      person(stage, at(x, 2, -12, turn), look, pose)
    }
    person(stage, at(50, 0, -40, -34), cast.tamar, pointing({ right: [30, 6, 70], hands: { right: 'rest' }, head: [2, -6, 4] }))
    return { camera: { eye: [2, 42, 112], at: [2, 31, -10], fov: 37, aperture: 0.7, focus: [0, 28, -10] }, light: indoors() }
  },
})
