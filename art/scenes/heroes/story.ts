import { color, type Hex } from '../../core/color.ts'
import { material, plastic } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { moonlit } from '../../vocabulary/light.ts'
import { person } from '../../vocabulary/people/person.ts'
import { waving } from '../../vocabulary/people/poses.ts'
import { uri } from '../../vocabulary/people/story-cast.ts'
import { stars } from '../../vocabulary/places/outdoors.ts'
import { lantern } from '../../vocabulary/props/camp.ts'
import { lightPanel } from '../../vocabulary/props/furniture.ts'
import { bush, fir, ground, moon, rock } from '../../vocabulary/props/nature.ts'
import { castle, dragon } from '../../vocabulary/props/story.ts'

/** Two cliffs and an unfinished bridge of yellow blocks between them. */
export const story = picture({
  name: 'heroes/story',
  size: [2400, 1200],
  build(stage) {
    const cliff = (x: number, width: number, y: number) =>
      ground(stage, at(x, y, -30), {
        width,
        depth: 120,
        round: 6,
        plate: 8,
        studs: false,
        top: ['#4a8f96', '#43858e'],
        strata: ['#3a7480', ...Array<Hex>(30).fill('#5a5498')],
      })
    stage.backdrop(() => {
      cliff(-110, 120, 0)
      cliff(110, 120, 0)
      const block = new Model(11, 6, 22).round(0, 0, 0, 11, 6, 22, plastic(color.yellow), 1)
      for (const [i, drop] of [0, 0, 0.6].entries()) stage.add(block, at(-44.5 + i * 11.4, -6 - drop, 6))
      for (const [i, drop] of [0, 0.8].entries()) stage.add(block, at(44.5 - i * 11.4, -6 - drop, 6))
      stage.add(block, at(-8, -20, 8, { roll: 24, turn: 10 }))
      for (const x of [-150, -112, 70]) fir(stage, at(x, 0, -66), 56, 'night')
      for (const x of [88, 150, -136]) fir(stage, at(x, 0, -40), 46, 'night')
      castle(stage, at(112, 0, -84, { turn: -20, scale: 0.62 }), { lit: 2.4 })
      bush(stage, at(-100, 0, 22), 6, 'night', color.violet)
      rock(stage, at(-160, 0, 8), 8, '#6f6ab0', 4)
      const water = new Model(160, 1, 120).box(0, 0, 0, 160, 1, 120, material('#2f62c8', { coat: 1, roughness: 0.1, jitter: 0.03 }))
      stage.add(water, at(0, -52, -20))
    })
    dragon(stage, at(-76, 0, -2, 34), { wings: 50, head: [2, 16, 0] })
    const prince = person(stage, at(70, 0, 8, -34), uri, waving({ head: [-4, -2, 4] }))
    lantern(stage, prince.left.upright().at(0, -8, 1), 6)
    lantern(stage, at(-56, 0, 20), 6, color.yellow)
    stars(stage, 70, false)
    stage.backdrop(() => moon(stage, at(-150, 160, -420), 24))
    lightPanel(stage, at(-70, 90, 150, { tilt: 130, turn: -10 }), 2.4)
    lightPanel(stage, at(90, 80, 150, { tilt: 130, turn: 10 }), 1.8)
    return {
      camera: { eye: [0, 32, 186], at: [0, 33.5, 86], fov: 34, aperture: 0.4, focus: [0, 20, 0] },
      light: moonlit({ backdrop: { top: '#120e2e', bottom: '#2f2a78' } }),
    }
  },
})
