import { color, type Hex } from '../../core/color.ts'
import { plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { pick, seededRandom } from '../../core/random.ts'
import { at } from '../../core/transform.ts'
import { around, closeUp, lowAngle, topDown } from '../../vocabulary/camera.ts'
import { overcast } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, handsOnHips, holding, kneeling, reaching, sitting, standing, thinking } from '../../vocabulary/people/poses.ts'
import { hall, library, workshop } from '../../vocabulary/places/indoors.ts'
import { forest, schoolyard } from '../../vocabulary/places/outdoors.ts'
import { room } from '../../vocabulary/places/room.ts'
import { cube, tower } from '../../vocabulary/props/blocks.ts'
import { backpack, banner, log } from '../../vocabulary/props/camp.ts'
import { building, bus, car } from '../../vocabulary/props/city.ts'
import { laptop } from '../../vocabulary/props/computers.ts'
import { toolbox } from '../../vocabulary/props/electronics.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { carpet, desk, stool } from '../../vocabulary/props/furniture.ts'
import { tree } from '../../vocabulary/props/nature.ts'
import { kitRobot } from '../../vocabulary/props/robots.ts'
import { gear } from '../../vocabulary/props/science.ts'

/** Two hands and a propeller. */
export const propeller = picture({
  name: 'camp/gallery-02',
  night: 'dusk',
  build(stage) {
    const light = workshop(stage)
    stage.backdrop(() => desk(stage, at(0, 0, 2), { width: 90, depth: 34, height: 12, top: '#ffe0a8', leg: color.iris }))
    drone(stage, at(3, 17.6, 13, { turn: 24, scale: 1.5 }), color.sky)
    const girl = person(
      stage,
      at(-4, 6, -7, 8),
      { ...cast.shira, ...mood.focus },
      standing({ torso: [10, 0], left: [92, -4, 2], right: [96, 12, 2], hands: { left: 'point', right: 'grip' }, head: [10, 4, 4] }),
    )
    stage.add(
      new Model(20, 2, 4).round(0, 0, 0, 20, 2, 4, plastic(color.coral), 1).box(8, 0, 0, 4, 2, 4, plastic('#ffffff')),
      girl.right.upright(24).at(0, -2, 1, { turn: 20, scale: 0.6 }),
    )
    toolbox(stage, at(34, 12, 2, -20), color.coral)
    gear(stage, at(-32, 14.6, 14, { tilt: -80 }), 3, color.yellow)
    gear(stage, at(-38, 14.6, 8, { tilt: -80 }), 2, color.mint)
    return {
      camera: stage.frame(closeUp({ pitch: 20, yaw: -8, margin: 0.02 }), [
        [-30, 12, 22],
        [34, 12, 22],
        [-20, 45, -6],
        [26, 45, -6],
      ]),
      light,
    }
  },
})

/** A city on the table, from above. */
export const tableCity = picture({
  name: 'camp/gallery-04',
  night: 'dusk',
  build(stage) {
    const light = library(stage)
    stage.backdrop(() => desk(stage, at(0, 0, 0), { width: 70, depth: 50, height: 11, top: '#8fd8a0', leg: color.iris }))
    stage.add(new Model(66, 1, 6).box(0, 0, 0, 66, 1, 6, soft('#6a6f96')), at(0, 10.6, 4))
    stage.add(new Model(6, 1, 46).box(0, 0, 0, 6, 1, 46, soft('#6a6f96')), at(8, 10.6, 0))
    for (const [x, z, h, hex, roof] of [
      [-22, -12, 44, color.coral, 'garden'],
      [-6, -14, 60, color.sky, 'pad'],
      [22, -12, 52, color.yellow, 'solar'],
      [-24, 16, 30, color.violet, 'dome'],
      [24, 16, 36, '#ffffff', 'box'],
    ] as const)
      building(stage, at(x, 11, z, { scale: 0.34 }), { height: h, wall: hex, roof, seed: h })
    for (const [x, z] of [
      [-8, 14],
      [-12, 18],
      [16, 14],
      [-14, -4],
      [30, -2],
    ] as const)
      tree(stage, at(x, 11, z, { scale: 0.22 }), { height: 12, r: 12 })
    car(stage, at(-12, 11.4, 4, { turn: 90, scale: 0.5 }), color.red)
    bus(stage, at(22, 11.4, 4, { turn: -90, scale: 0.35 }))
    const crowd = [
      [cast.gal, -44, -10, 84],
      [cast.omer, -42, 16, 100],
      [cast.shira, -14, -34, 12],
      [cast.adam, 16, -34, -14],
      [cast.maya, 44, -8, -86],
      [cast.kid, 42, 18, -104],
    ] as const
    for (const [i, [look, x, z, turn]] of crowd.entries())
      person(
        stage,
        at(x, 0, z, turn),
        { ...look, ...mood[pick(['joy', 'curious', 'glad', 'wow', 'gentle', 'cheeky'] as const, i)] },
        standing({
          torso: [14, 0],
          left: [66 - i * 4, 4, 20],
          right: [40 + i * 6, 4, 40],
          hands: { left: i % 2 ? 'point' : 'rest' },
          head: [-6, (i % 3) * 14 - 14, 0],
        }),
      )
    return { camera: stage.frame(topDown({ pitch: 42, yaw: -6, margin: 0.02 })), light }
  },
})

/** Two children at one laptop. */
export const pair = picture({
  name: 'camp/gallery-05',
  night: 'dusk',
  build(stage) {
    const light = forest(stage)
    log(stage, at(0, 0, 2, 4), 46)
    person(
      stage,
      at(-12, 0, 3, 16),
      { ...cast.yoni, ...mood.proud },
      sitting({ seat: 6, left: [52, -4, 30], hands: { left: 'point' }, head: [8, 16, 4], torso: [8, 0] }),
    )
    person(
      stage,
      at(12, 0, 3, -14),
      { ...cast.noa, style: 'braids', mouth: 'smile' },
      sitting({ seat: 6, right: [50, -4, 34], head: [8, -14, -4], torso: [8, 0] }),
    )
    log(stage, at(2, 0, 26, { turn: 88, scale: 0.9 }), 18)
    laptop(stage, at(2, 6.3, 24, { turn: -16, scale: 1.15 }), { screen: '#2b3fd0', power: 1.4, seed: 6 })
    backpack(stage, at(-34, 0, 14, 20), color.coral)
    return { camera: stage.frame(closeUp({ pitch: 10, yaw: 8, margin: 0.04 })), light }
  },
})

/** Wheels and sensors: the robot follows the line. */
export const lineFollower = picture({
  name: 'camp/gallery-07',
  night: 'dusk',
  build(stage) {
    const light = hall(stage, '')
    stage.backdrop(() =>
      stage.add(
        new Model(240, 1, 200).fill((x, _y, z) => (Math.abs(x - 120 - Math.sin(z * 0.035) * 40) < 7 ? soft(color.dark) : undefined)),
        at(14, 0, -20),
        [120, 0.6, 130],
      ),
    )
    kitRobot(stage, at(-4, 0.4, 24, { turn: 22, scale: 2.6 }), color.coral)
    stage.backdrop(() => {
      person(stage, at(-46, 0, -40, 24), { ...cast.ido, ...mood.focus }, kneeling())
      person(stage, at(38, 0, -46, -20), { ...cast.tal, ...mood.wow }, kneeling({ left: [58, 4, 112, 4], right: [58, 4, 112, 4] }))
      person(stage, at(64, 0, -60, -26), cast.ben, cheering())
    })
    return {
      camera: stage.frame(lowAngle({ pitch: 9, yaw: -10, fov: 34, margin: 0.1, aperture: 0.8, shift: [-0.1, -0.05] })),
      light,
    }
  },
})

/** The team's flag. */
export const teamFlag = picture({
  name: 'camp/gallery-12',
  night: 'dusk',
  build(stage) {
    const light = schoolyard(stage, 'WIN')
    const left = person(
      stage,
      at(-30, 0, 0, 12),
      { ...cast.sara, ...mood.joy },
      standing({ left: [150, 6, 10], right: [40, 10, 40], hands: { left: 'grip' }, head: [-4, 14, 6] }),
    )
    const right = person(
      stage,
      at(30, 0, 0, -12),
      { ...cast.lev, shirt: color.yellow, ...mood.proud },
      standing({ right: [150, 6, 10], left: [40, 10, 40], hands: { right: 'grip' }, head: [-4, -14, -6] }),
    )
    const rows = [
      '............gg..............',
      '......c....gggg......c......',
      '.....ccc..gwggwg....ccc.....',
      '....ccccc.gkggkg...ccccc....',
      '...cccccccgggggg..ccccccc...',
      '..ccc.cccccgyyg.cccccc.ccc..',
      '..cc...ccccggggccccc...cc...',
      '........ccgggggccc..........',
      '..........ggyygg......g.....',
      '.........gggyyggg....gg.....',
      '.........gggyygggg..gg......',
      '.........gggyyggggggg.......',
      '..........gggggggggg........',
      '..........gg....gg..........',
      '.........ggg...ggg..........',
    ]
    banner(
      stage,
      at(0, 37, 8, { tilt: 4 }),
      rows,
      { g: color.moss, c: color.coral, w: '#ffffff', k: color.dark, y: '#fff0b8' },
      color.sand,
      1.2,
    )
    stage.backdrop(() => {
      for (const [x, hex] of [
        [-34, color.coral],
        [-26, color.mint],
        [27, color.violet],
      ] as const)
        stage.add(
          new Model(12, 14, 12).tube(6, 0, 6, 5.6, 12, plastic('#ffffff')).tube(6, 10, 6, 5, 3, soft(hex)),
          at(x, 0, 22, { scale: 0.6 }),
        )
    })
    return {
      camera: stage.frame(closeUp({ pitch: 4, yaw: -6, margin: 0.04 }), [...around(left), ...around(right), [-34, 2, 14], [34, 2, 14]]),
      light,
    }
  },
})

/** The last cubes of the map. */
export const cubeMap = picture({
  name: 'camp/gallery-13',
  night: 'dusk',
  build(stage) {
    const light = hall(stage)
    const rows = ['bbbbggggg', 'bbbggygrg', 'bbgggyggg', 'bbggyygvg', 'bgggy.ggg', 'bbggyygsg', 'bbbgg.sss', 'bbbbggsss']
    const key: Record<string, Hex> = { b: color.sky, g: color.grass, y: color.sand, r: color.coral, v: color.violet, s: color.orange }
    rows.forEach((row, z) => {
      ;[...row].forEach((ch, x) => {
        const hex = key[ch]
        if (hex) cube(stage, at((x - 4) * 8, 0, (z - 3.5) * 8 + 10), hex, 7.6)
      })
    })
    for (const [look, x, z, turn, hex] of [
      [cast.lia, -48, 6, 80, color.sand],
      [cast.adam, 48, 18, -84, color.yellow],
      [cast.amal, 20, -34, -8, color.coral],
    ] as const) {
      const body = person(
        stage,
        at(x, 0, z, turn),
        look,
        kneeling({ torso: [18, 0], right: [70, 2, 20], hands: { right: 'grip' }, head: [0, -8, 0] }),
      )
      cube(stage, body.right.upright(20).at(1, -2, 3), hex, 6)
    }
    person(stage, at(-26, 0, 52, 160), cast.kid, kneeling({ torso: [12, 0], head: [-8, 40, 0] }))
    person(stage, at(-44, 0, -30, 40), cast.nadav, thinking({ head: [8, 0, 0] }))
    return { camera: stage.frame(topDown({ pitch: 46, yaw: 10, margin: 0.03 })), light }
  },
})

/** On a rainy day: the tower grows. */
export const rainTower = picture({
  name: 'camp/gallery-16',
  night: 'dusk',
  build(stage) {
    room(stage, { wall: '#7fa8d8', side: '#a9c8ea', floor: 'court', windows: 0, view: [-40, 30, 110, 56], panels: false, height: 110 })
    stage.backdrop(() => {
      const drop = new Model(1, 6, 1).box(0, 0, 0, 1, 6, 1, soft('#e4f2ff'))
      const r = seededRandom(5)
      for (let i = 0; i < 90; i++) stage.add(drop, at(-100 + r() * 120, 26 + r() * 60, -100 - r() * 30, { roll: 8 }))
      for (const x of [-80, -30, 10]) tree(stage, at(x, -10, -150), { height: 26, r: 18, green: 'mint' })
      carpet(stage, at(6, 0, 14), { width: 110, depth: 64, color: '#ffe3a8', rim: color.coral, round: 20 })
    })
    for (const [x, n, seed] of [
      [-3.6, 9, 1],
      [3.6, 8, 3],
    ] as const)
      tower(stage, at(x, 0, 6), n, 7, seed)
    for (const [x, n, seed] of [
      [-10.8, 4, 2],
      [10.8, 5, 5],
    ] as const)
      tower(stage, at(x, 0, 8), n, 7, seed)
    const girl = person(
      stage,
      at(22, 6, 6, -50),
      { ...cast.gal, ...mood.curious },
      reaching({ right: [160, -8, 8], left: [120, 10, 40], hands: { right: 'grip' }, head: [-22, -4, 0] }),
    )
    cube(stage, girl.right.upright(12).at(-1, 0, 1), color.yellow, 6)
    stool(stage, at(22, 0, 6), color.violet, 6)
    person(stage, at(-28, 0, 16, 44), { ...cast.omer, mouth: 'laugh' }, cheering({ head: [-22, 0, 0] }))
    const kid = person(stage, at(42, 0, 24, -40), { ...cast.ido }, holding({ head: [-14, 6, 0] }))
    cube(stage, kid.front.at(0, -3, 0), color.coral, 8)
    person(stage, at(-44, 0, -14, 30), { ...cast.ruth, mouth: 'smile' }, handsOnHips({ head: [-18, 0, 4] }))
    return {
      camera: stage.frame(lowAngle({ pitch: 1, yaw: -8, fov: 38, margin: 0.04 })),
      light: overcast({ backdrop: { top: '#6f8fbf', bottom: '#a8c4e6' } }),
    }
  },
})
