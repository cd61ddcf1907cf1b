import { color } from '../../core/color.ts'
import { plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { eyeLevel } from '../../vocabulary/camera.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, holding, walking } from '../../vocabulary/people/poses.ts'
import { letterBlock } from '../../vocabulary/props/boards.ts'
import { laptop } from '../../vocabulary/props/computers.ts'
import { rocket } from '../../vocabulary/props/flight.ts'
import { robot } from '../../vocabulary/props/robots.ts'

/** The team arrives: a guide with a crate, a robot with the name over its head, and a child who has been waiting. */
export const arrivalOfTheTeam = picture({
  name: 'home/arrival',
  size: [1600, 980],
  cutout: true,
  build(stage) {
    const guide = person(
      stage,
      at(-34, 0, -2, 34),
      { ...cast.samir, ...mood.glad, lanyard: color.yellow, pants: '#7f8be0' },
      { ...walking(), ...holding({ left: [44, 4, 46, 4], right: [44, 4, 46, 4], head: [-2, 4, -4] }) },
    )
    crate(stage, guide.front.upright(34).at(0, -9, 1.5, { scale: 0.82 }))
    const bot = at(4, 0, -8, 14)
    robot(stage, bot.at(0, 0, 0, { scale: 1.12 }), { left: [170, 34], right: [170, 34], head: [-6, 6, 0], color: color.coral })
    for (const [i, hex] of [color.coral, color.yellow, color.sky].entries())
      letterBlock(stage, bot.at((i - 1) * 13.4, 34.4, 0, (i - 1) * -3), 'WIN'.charAt(i), hex, 13)
    person(stage, at(36, 0, 10, -38), { ...cast.tal, ...mood.joy, over: color.violet }, cheering({ head: [-12, 4, -6] }))
    return {
      camera: stage.frame(eyeLevel({ pitch: 6, fov: 26, margin: 0.04, aperture: 0.2 })),
      light: cutoutDay(0, { sky: { zenith: '#a8c8ff', horizon: '#f2f6ff', ground: '#c8b8f6', power: 0.95 } }),
    }
  },
})

/** An open crate with the contents of the next lesson. */
function crate(stage: Stage, f: Transform): void {
  const m = new Model(40, 24, 30)
    .round(0, 0, 0, 40, 24, 30, soft('#f2c98c'), 1)
    .box(3, 6, 3, 34, 18, 24, 0)
    .box(0, 9, 29, 40, 4, 1, soft(color.coral))
    .box(17, 6, 29, 6, 10, 1, plastic(color.yellow))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
  rocket(stage, f.at(-5, 4, -1, { roll: 10, scale: 0.3 }), { color: color.coral })
  laptop(stage, f.at(3.5, 9, -1.5, { turn: -8, scale: 0.8 }), { screen: color.mint, open: 8 })
}
