import { color } from '../../core/color.ts'
import { plastic } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, holding, reaching, waving } from '../../vocabulary/people/poses.ts'
import { cube } from '../../vocabulary/props/blocks.ts'
import { kitRobot } from '../../vocabulary/props/robots.ts'

const tones = [color.coral, color.yellow, color.mint, color.sky, color.violet] as const

/** Five steps, from right to left, like the text of the page; a flag is on the fifth. */
export const climb = picture({
  name: 'education/climb',
  size: [2400, 780],
  cutout: 0.001,
  night: true,
  build(stage) {
    for (const [i, hex] of tones.entries()) {
      const high = 6 + i * 6
      const step = new Model(60, high, 40).round(0, 0, 0, 60, high, 40, plastic(hex), 1.5)
      for (let x = 6; x < 54; x += 16) step.tube(x + 4, high - 1, 32, 4, 1, plastic(hex))
      stage.add(step, at(62 - i * 31, 0, 0, { scale: 0.5 }))
    }
    const first = person(stage, at(64, 3, 2, -26), { ...cast.kid, ...mood.glad }, holding({ head: [-6, 10, 0] }))
    cube(stage, first.front.at(0, -2, 1), color.coral, 7)
    person(stage, at(30, 6, 2, -40), { ...cast.amal, ...mood.joy }, waving({ right: [150, 26, 20], legLeft: [44, -50], head: [-4, 30, 4] }))
    const carrier = person(stage, at(-2, 9, 2, 4), { ...cast.omer, ...mood.grin }, holding({ head: [-2, -4, 3] }))
    kitRobot(stage, carrier.front.at(0, -4, 3, { turn: 10, scale: 0.8 }), color.coral)
    person(
      stage,
      at(-32, 12, 2, 14),
      { ...cast.gal, ...mood.gentle },
      reaching({ left: [70, 20, 20], right: [100, 10, 10], head: [-8, -10, 3] }),
    )
    const top = person(
      stage,
      at(-62, 15, 2, 18),
      { ...cast.ido, ...mood.joy },
      cheering({ left: [40, 10, 60], right: [168, 14, 4], hands: { right: 'grip' }, head: [-6, 6, 4] }),
    )
    const flag = new Model(34, 60, 3).box(0, 0, 0, 2, 60, 2, plastic('#ffffff')).box(2, 40, 0, 30, 18, 2, plastic(color.coral))
    stage.add(flag.box(10, 45, 1, 12, 8, 2, plastic(color.yellow)), top.right.upright(8).at(0, -19, 0, { scale: 0.5 }), [1, 0, 1])
    const light = stage.night ? cutoutNight(0, { floor: undefined }) : cutoutDay(0, { floor: undefined })
    return { camera: { eye: [0, 32, 330], at: [0, 30.5, 0], fov: 11.2, aperture: 0 }, light }
  },
})
