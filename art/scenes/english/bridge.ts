import { color, type Hex } from '../../core/color.ts'
import { glow, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { moonlit, noon } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { hair, skin } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, kneeling, pointing } from '../../vocabulary/people/poses.ts'
import { log } from '../../vocabulary/props/camp.ts'
import { building, house } from '../../vocabulary/props/city.ts'
import { lightPanel } from '../../vocabulary/props/furniture.ts'
import { bush, fir, flower, ground, tree } from '../../vocabulary/props/nature.ts'
import { chest } from '../../vocabulary/props/story.ts'

/** The world of a lesson: half a bridge over the river, a pile of logs, a chest behind the tree. */
export const bridge = picture({
  name: 'english/bridge',
  size: [1600, 1000],
  night: true,
  build(stage) {
    const { night } = stage
    const top: [Hex, Hex] = night ? ['#3f9a7a', '#398f70'] : ['#9bdc6a', '#8dd160']
    const strata: Hex[] = night ? ['#2f7f62', '#6a5c90', '#5a4f86', '#4f4a80'] : ['#6bb052', '#e0b070', '#c98f57', '#a9744c']
    const isle = (x: number, z: number, width: number, depth: number) =>
      ground(stage, at(x, 0, z), { width, depth, round: 16, plate: 8, top, strata })
    stage.backdrop(() => {
      isle(-62, 10, 96, 130)
      isle(84, -34, 130, 130)
      const green = night ? 'night' : undefined
      tree(stage, at(-84, 0, -22), { height: 30, r: 20, green: green ?? 'meadow' })
      tree(stage, at(-40, 0, -48), { height: 14, r: 10, green: green ?? 'mint', caps: 2 })
      for (const [x, z, wall, roof] of [
        [60, -60, color.cream, color.coral],
        [88, -44, color.foam, color.violet],
        [120, -66, '#ffe3c2', color.sky],
      ] as const)
        house(stage, at(x, 0, z, { turn: -14, scale: 0.8 }), wall, roof, night)
      building(stage, at(96, 0, -80), { width: 16, height: 40, depth: 16, wall: color.sky, lit: night ? 0.6 : 0.1, power: 2, seed: 3 })
      fir(stage, at(128, 0, -30), 30, green ?? 'mint')
      bush(stage, at(52, 0, -8), 6, green ?? 'meadow', color.coral)
      for (const [x, z] of [
        [-96, 40],
        [-70, 54],
        [-30, 44],
        [66, 8],
      ] as const)
        flower(stage, at(x, 0, z), color.yellow, 5)
    })
    const wood = soft(color.walnut)
    const plank = new Model(7, 3, 26).round(0, 0, 0, 7, 3, 26, soft(color.wood), 0.5)
    for (let i = 0; i < 3; i++) stage.add(plank, at(-13 + i * 7.4, -1, 2, i * 2 - 2))
    const rail = new Model(3, 22, 3).round(0, 0, 0, 3, 22, 3, wood, 0.5)
    for (const x of [-16, 2])
      for (const z of [-9, 13]) {
        stage.add(rail, at(x, -8, z))
        if (night) stage.add(new Model(4, 6, 4).tube(2, 0, 2, 2, 6, glow('#ffb02e', 6), 0.6), at(x, 14, z))
      }
    for (let i = 0; i < 2; i++) stage.add(plank, at(27 - i * 7.4, -1, -2, 2))
    for (const [y, z] of [
      [0, 36],
      [0, 44],
      [6, 40],
    ] as const)
      log(stage, at(-66, y, z, { turn: 14, scale: 0.9 }), 26)
    const noa = person(
      stage,
      at(-32, 0, 14, 50),
      { ...cast.noa, skin: skin.honey, hair: hair.black, style: 'curly', outfit: undefined },
      holding({ left: [56, 4, 40, 8], right: [56, 4, 40, 8], head: [6, -10, 0] }),
    )
    stage.add(new Model(26, 3, 7).round(0, 0, 0, 26, 3, 7, soft(color.wood), 0.5), noa.front.at(0, -2, 1))
    person(stage, at(-1, 1.6, 4, -46), { ...cast.adam, shirt: color.mint, print: undefined }, kneeling({ head: [4, -6, 0] }))
    chest(stage, at(-71, 0, -10, 24), true, night ? 3 : 1.4)
    person(
      stage,
      at(-48, 0, -26, 20),
      { ...cast.ruth, shirt: color.coral, ...mood.cheeky },
      pointing({ right: [80, 50, 4], head: [-2, 14, 0] }),
    )
    const light = night
      ? moonlit({ backdrop: { top: '#1c2a8a', bottom: '#3f52c0' }, floor: { y: -7, color: '#2a56b8', coat: 0.9, fade: [200, 700] } })
      : noon({ backdrop: { top: '#5ab8ff', bottom: '#bfe9ff' }, floor: { y: -7, color: '#35b0ee', coat: 0.7, fade: [200, 700] } })
    if (night) lightPanel(stage, at(-20, 120, 190, { tilt: 125 }), 3, '#ffd9b0', 90)
    return { camera: { eye: [-22, 80, 118], at: [-20, 10, -14], fov: 36, aperture: 0.3, focus: [-10, 12, 0] }, light }
  },
})
