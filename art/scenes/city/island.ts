import { color, type Hex } from '../../core/color.ts'
import { material } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Vec } from '../../core/transform.ts'
import { isometric } from '../../vocabulary/camera.ts'
import { cutoutDay, cutoutNight, morning } from '../../vocabulary/light.ts'
import {
  type BuildingOptions,
  boat,
  building,
  bus,
  car,
  ferrisWheel,
  house,
  road,
  school,
  streetLamp,
  turbine,
} from '../../vocabulary/props/city.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { ground, tree } from '../../vocabulary/props/nature.ts'

/** The smart city: towers at the back, the square with its big wheel in front, and a rim of beach and sea. */
function city(stage: Stage): void {
  const lit = stage.night ? 0.55 : 0.1
  const tower = (x: number, z: number, height: number, wall: Hex, roof: BuildingOptions['roof'], trim: Hex, width = 22, bands = false) =>
    building(stage, at(x, 0, z), { height, wall, trim, roof, bands, width, depth: 22, lit, power: stage.night ? 2.4 : 1.3, seed: x + z })
  tower(-8, -52, 84, '#ffffff', 'pad', color.iris, 24, true)
  tower(22, -52, 60, color.coral, 'box', color.yellow)
  tower(-36, -54, 62, color.sky, 'garden', '#ffffff')
  tower(52, -48, 46, color.violet, 'dome', color.yellow)
  tower(-66, -44, 44, color.yellow, 'box', color.iris)
  tower(-70, -10, 36, color.mint, 'garden', '#ffffff', 26)
  tower(-30, -16, 50, color.iris, 'flat', color.sky, 20, true)
  tower(0, -16, 38, '#ffe3c2', 'garden', color.coral)
  tower(78, -24, 46, '#ffffff', 'solar', color.mint, 28)
  tower(40, -14, 30, color.orange, 'solar', '#ffffff', 24)
  tower(-92, -20, 26, color.white, 'solar', color.coral)
  school(stage, at(-56, 0, 34, { scale: 0.5 }), { lit: stage.night })
  house(stage, at(-94, 0, 16, { turn: 20, scale: 0.8 }), color.cream, color.coral, stage.night)
  house(stage, at(-86, 0, 44, { turn: 30, scale: 0.8 }), color.foam, color.violet, stage.night)
  house(stage, at(100, 0, 8, { turn: -30, scale: 0.8 }), '#ffe9b8', color.sky, stage.night)
  ferrisWheel(stage, at(38, 0, 54, -8), 22, stage.night ? 2 : 0)
  road(stage, at(0, 0, 8), 236)
  road(stage, at(0, 0, -33), 196, 9)
  for (const x of [-16, 58]) road(stage, at(x, 0, -12, 90), 118, 9)
  const lane = [
    [-70, 6, 90, color.coral],
    [-34, 10, -90, color.yellow],
    [14, 6, 90, color.violet],
    [86, 10, -90, color.sky],
    [-18, -26, 180, color.white],
    [60, 26, 0, color.orange],
  ] as const
  for (const [x, z, turn, hex] of lane) car(stage, at(x, 0.3, z, { turn, scale: 0.7 }), hex)
  bus(stage, at(44, 0.3, 10, { turn: -90, scale: 0.5 }))
  if (stage.night) for (const x of [-84, -50, -2, 26, 70, 96]) streetLamp(stage, at(x, 0, 14, { scale: 0.5 }), 9)
  const trees = [
    [-104, -4, 0],
    [-110, 30, 1],
    [-70, 60, 0],
    [-40, 62, 2],
    [-20, 52, 0],
    [-6, 62, 1],
    [78, 64, 0],
    [82, 44, 1],
    [108, 26, 0],
    [94, -36, 1],
    [72, -60, 0],
    [-84, -50, 1],
    [-24, 26, 2],
    [0, 28, 0],
    [74, 24, 2],
    [110, -14, 0],
    [8, 70, 2],
    [64, 72, 0],
    [-50, -66, 0],
  ] as const
  for (const [x, z, kind] of trees)
    tree(stage, at(x, 0, z, { scale: 0.6 }), {
      height: 10,
      r: 11,
      green: stage.night ? 'night' : ((['meadow', 'mint', 'blossom'] as const)[kind] ?? 'meadow'),
    })
  drone(stage, at(64, 74, 20, { turn: 30, tilt: 12, scale: 0.8 }))
}

/** The rim of the sea and the highest roof, which the camera must see. */
const outline: Vec[] = [
  [-8, 92, -66],
  ...Array.from({ length: 32 }, (_, i): Vec => {
    const a = (i / 16) * Math.PI
    return [Math.cos(a) * 104 + Math.sign(Math.cos(a)) * 41, -8, 2 + Math.sin(a) * 104]
  }),
]

/** Grass, sand, foam and a rim of sea, in layers. */
function island(stage: Stage): void {
  const { night } = stage
  ground(stage, at(0, 0, 2), {
    width: 244,
    depth: 164,
    round: 78,
    plate: 0,
    studs: false,
    top: night ? ['#3f9a7a', '#3f9a7a'] : undefined,
    strata: night ? ['#2f7f6f', '#8f7aa8', '#7a6a9c', '#6a5c90'] : ['#7cc765', '#e0b070', '#c98f57', '#a9744c'],
  })
  const shore = (grow: number, y: number, hex: Hex, coat: number) =>
    stage.add(
      new Model(244 + grow * 2, 2, 164 + grow * 2).slab(
        0,
        0,
        0,
        244 + grow * 2,
        2,
        164 + grow * 2,
        material(hex, { coat, roughness: 0.15, jitter: 0.04 }),
        78 + grow,
      ),
      at(0, y, 2),
    )
  shore(8, -7, night ? '#b09ac0' : '#f3d79b', 0)
  shore(15, -8, night ? '#4a8fd8' : '#a9f0f5', 0.5)
  shore(24, -9, night ? '#2a56b8' : '#35b8ee', 0.8)
}

export const cityIslandCut = picture({
  name: 'city/island',
  size: [2400, 1526],
  cutout: 0.2,
  night: true,
  build(stage) {
    island(stage)
    city(stage)
    const camera = stage.frame(isometric({ pitch: 36, yaw: 12, fov: 22, margin: 0.02 }), outline)
    return { camera, light: stage.night ? cutoutNight(-9, { tone: { exposure: 1.35, bloom: 0.08 } }) : cutoutDay(-9) }
  },
})

export const homeCity = picture({ ...cityIslandCut, name: 'home/city', size: [1600, 1200] })

export const heroCity = picture({
  name: 'heroes/city',
  build(stage) {
    island(stage)
    city(stage)
    const camera = stage.frame(isometric({ pitch: 27, yaw: 12, fov: 24, margin: 0.06 }), outline)
    stage.backdrop(() => {
      turbine(stage, at(-136, -8, -60, 20), 66, 15)
      turbine(stage, at(140, -8, -70, 20), 62, 70)
      boat(stage, at(-120, -8, 96, 50), color.violet)
      boat(stage, at(130, -8, 80, -40), color.coral)
    })
    const light = morning({
      floor: { y: -8.2, color: '#2a9fe0', coat: 0.7, fade: [300, 900] },
      backdrop: { top: '#7fcbff', bottom: '#cdeeff' },
      sky: { zenith: '#5aa9ff', horizon: '#e2f3ff', ground: '#4fc7e8', power: 0.95 },
    })
    return { camera, light }
  },
})
