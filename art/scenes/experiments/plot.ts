import { color, type Hex } from '../../core/color.ts'
import { at, type Vec } from '../../core/frame.ts'
import type { Light } from '../../core/light.ts'
import { matte, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { type Picture, picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { isometric } from '../../vocabulary/camera.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { standing, walking, waving } from '../../vocabulary/people/poses.ts'
import { building, bus, house, road, school, streetLamp } from '../../vocabulary/props/city.ts'
import { bush, flower, ground, tree } from '../../vocabulary/props/nature.ts'

/** What every layer's camera sees: the plot and the air above its houses. */
const FRAME: readonly Vec[] = [-64, 64].flatMap((x) => [-64, 64].flatMap((z) => [-9, 48].map((y): Vec => [x, y, z])))

/**
 * One layer of the neighbourhood, all from one camera. They lie over each other in this order, in any choice: houses keep to the back, trees
 * are before or beside them, and nobody walks behind a tree.
 */
function layer(name: string, floor: number, build: (stage: Stage) => void): Picture {
  return picture({
    name: `experiments/${name}`,
    size: [2000, 1500],
    cutout: true,
    night: true,
    build(stage) {
      build(stage)
      const camera = stage.frame(isometric({ margin: 0.02 }), FRAME)
      return { camera, light: light(stage.night, floor) }
    },
  })
}

/** A higher sun than elsewhere: no shadow reaches over the plot's edge. */
function light(night: boolean, floor: number): Light {
  const from: Vec = [-0.32, 1, 0.42]
  const by = night ? cutoutNight(floor) : cutoutDay(floor)
  return by.sun ? { ...by, sun: { ...by.sun, from } } : by
}

export const plot = layer('plot', -8, (stage) => {
  const { night } = stage
  const top: [Hex, Hex] = night ? ['#3f9a7a', '#398f70'] : ['#8fd862', '#84cd5a']
  ground(stage, at(0, 0, 0), {
    width: 124,
    depth: 124,
    round: 8,
    plate: 8,
    top,
    strata: night ? ['#2f7f62', '#6a5c90', '#5a4f86'] : undefined,
  })
  const peg = new Model(2, 8, 2).box(0, 0, 0, 2, 8, 2, soft(color.walnut)).box(0, 6, 0, 2, 2, 2, soft(color.coral))
  for (const x of [-56, 56]) for (const z of [-56, 56]) stage.add(peg, at(x, 0, z))
})

export const streets = layer('streets', 0, (stage) => {
  road(stage, at(0, 0, 20), 124, 16)
  road(stage, at(6, 0, -22, 90), 80, 14)
  const stripe = new Model(3, 1, 16).box(0, 0, 0, 3, 1, 16, matte('#ffffff', 0))
  for (let i = 0; i < 4; i++) stage.add(stripe, at(-24 + i * 5, 0.1, 20))
  const path = new Model(100, 1, 8).box(0, 0, 0, 100, 1, 8, matte('#e6d3ac', 0.04))
  stage.add(path, at(0, 0, 38))
})

export const homes = layer('homes', 0, (stage) => {
  const { night } = stage
  const lit = { lit: night ? 0.6 : 0.1, power: night ? 2.4 : 1.2 }
  building(stage, at(-44, 0, -38), { width: 22, depth: 20, height: 34, wall: color.sky, trim: '#ffffff', roof: 'box', seed: 4, ...lit })
  building(stage, at(-18, 0, -46), {
    width: 18,
    depth: 18,
    height: 28,
    wall: color.coral,
    trim: color.cream,
    roof: 'flat',
    seed: 9,
    ...lit,
  })
  school(stage, at(36, 0, -38, { scale: 0.38 }), { words: 'WIN', lit: night })
  house(stage, at(-46, 0, -6, { turn: 20, scale: 0.8 }), color.cream, color.coral, night)
  house(stage, at(-18, 0, -7, { turn: 8, scale: 0.8 }), color.foam, color.violet, night)
  house(stage, at(44, 0, -8, { turn: 12, scale: 0.8 }), '#ffe3c2', color.teal, night)
})

export const green = layer('green', 0, (stage) => {
  const { night } = stage
  const kind = (day: 'meadow' | 'mint' | 'blossom') => (night ? 'night' : day)
  for (const [x, z, h, day] of [
    [-56, 44, 12, 'mint'],
    [-36, 54, 10, 'blossom'],
    [30, 52, 12, 'meadow'],
    [52, 44, 10, 'mint'],
    [58, 4, 9, 'blossom'],
    [24, 2, 9, 'meadow'],
    [-32, 8, 7, 'mint'],
  ] as const)
    tree(stage, at(x, 0, z, { scale: 0.7 }), { height: h, r: 11, green: kind(day), caps: 2 })
  for (const [x, z] of [
    [-14, 50],
    [10, 54],
    [42, 56],
  ] as const)
    bush(stage, at(x, 0, z), 4, kind('meadow'), color.coral)
  for (let i = 0; i < 14; i++) flower(stage, at(-50 + i * 8, 0, 46 + ((i * 5) % 3) * 5), i % 2 ? color.yellow : color.pink, 3)
})

export const people = layer('people', 0, (stage) => {
  const { night } = stage
  bus(stage, at(34, 0.4, 18, { turn: 90, scale: 0.55 }))
  for (const x of [-48, 0, 50]) streetLamp(stage, at(x, 0, 31, { scale: 0.5 }), night ? 8 : 0)
  const size = 0.42
  person(stage, at(-22, 0.2, 22, { turn: 60, scale: size }), { ...cast.noa, ...mood.joy }, walking())
  person(stage, at(-14, 0.2, 16, { turn: 70, scale: size }), cast.omer, walking({ head: [0, -20, 0] }))
  person(stage, at(-4, 0, 42, { turn: 20, scale: size }), { ...cast.amal, ...mood.gentle }, waving())
  person(stage, at(22, 0, 40, { turn: 30, scale: size }), { ...cast.tamar, age: 'adult' }, standing())
  person(
    stage,
    at(29, 0, 43, { turn: 10, scale: size }),
    { ...cast.kid, ...mood.wow },
    standing({ left: [150, 14, 10], hands: { left: 'open' } }),
  )
  person(stage, at(-40, 0, 40, { turn: 50, scale: size }), { ...cast.moshe, ...mood.glad }, walking())
})
