import { color } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { closeUp, lowAngle } from '../../vocabulary/camera.ts'
import { golden, morning } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, kneeling, pointing, running, standing, steering } from '../../vocabulary/people/poses.ts'
import { workshop } from '../../vocabulary/places/indoors.ts'
import { meadow } from '../../vocabulary/places/outdoors.ts'
import { cube, tower } from '../../vocabulary/props/blocks.ts'
import { gamepad, laptop } from '../../vocabulary/props/computers.ts'
import { plane, rocket, smoke } from '../../vocabulary/props/flight.ts'
import { desk } from '../../vocabulary/props/furniture.ts'
import { cloud } from '../../vocabulary/props/nature.ts'
import { robotArm } from '../../vocabulary/props/robots.ts'

/** Aviation: an open cockpit above the clouds. */
export const pilot = picture({
  name: 'science/gallery-06',
  night: 'dusk',
  build(stage) {
    const craft = at(0, 60, 0, { turn: 26, tilt: 6, roll: -10 })
    plane(stage, craft.at(0, 0, 0, { scale: 2 }), color.coral, color.yellow)
    person(
      stage,
      craft.at(0, 7.4, 2),
      { ...cast.noa, style: 'ponytail', goggles: color.yellow, mouth: 'laugh', brows: 'up' },
      steering({ seat: 12, head: [-2, 10, 6], right: [160, 40, 8], hands: { right: 'open' } }),
    )
    stage.backdrop(() => {
      for (const [x, y, z, q, s] of [
        [-70, 30, -40, 1, 1.5],
        [84, 26, -20, 2, 1.3],
        [10, 10, 10, 3, 1.6],
        [-110, 90, -120, 4, 1.6],
        [110, 110, -160, 5, 1.8],
        [-20, 0, -90, 6, 2],
        [50, -4, 50, 2, 1.2],
        [-60, -6, 40, 4, 1.4],
      ] as const)
        cloud(stage, at(x, y, z), q, s)
      plane(stage, at(-96, 120, -130, { turn: 40, roll: -16 }), color.sky, color.white)
    })
    return {
      camera: stage.frame(closeUp({ fov: 34, pitch: 8, margin: 0.05, aperture: 0.4 })),
      light: morning({ sky: { zenith: '#1584f2', horizon: '#8fd4ff', ground: '#7fc4ff', power: 1.02, curve: 0.6 } }),
    }
  },
})

/** Robotics: a programmed arm stacks blocks. */
export const armAtWork = picture({
  name: 'science/gallery-07',
  night: 'dusk',
  build(stage) {
    const light = workshop(stage)
    stage.backdrop(() => desk(stage, at(4, 0, 12), { width: 110, depth: 24, height: 12, top: '#fff4dc', leg: color.iris }))
    robotArm(stage, at(8, 12, 8, { turn: 180, scale: 1.1 }), { color: color.violet, joints: [22, -98, -100], holds: color.coral })
    tower(stage, at(-17, 12, 8), 2, 6, 2)
    cube(stage, at(-2, 12, 22, 20), color.yellow, 6)
    person(
      stage,
      at(-34, 0, -12, 26),
      { ...cast.sara, goggles: color.mint, ...mood.curious },
      standing({ head: [4, -10, 0], left: [70, 10, 60], hands: { left: 'open' } }),
    )
    laptop(stage, at(42, 12, 10, 150), { logo: color.mint })
    person(
      stage,
      at(44, 0, -10, -20),
      { ...cast.yoni, glasses: color.yellow },
      standing({ left: [44, 2, 50], right: [44, 2, 50], head: [6, -12, 4] }),
    )
    return {
      camera: stage.frame(closeUp({ yaw: -14, pitch: 7, margin: 0.04 }), [
        ...stage.subjects.filter(([, y]) => y > 11),
        [-44, 13, 20],
        [52, 13, 20],
      ]),
      light,
    }
  },
})

/** Rockets: lift-off at the golden hour. */
export const liftOff = picture({
  name: 'science/gallery-08',
  night: 'dusk',
  build(stage) {
    meadow(stage, false)
    rocket(stage, at(26, 30, -26, { roll: 6, scale: 0.8 }), { color: color.iris, second: color.coral, flames: true })
    smoke(stage, at(24, 0, -28), { spread: 26, count: 14, color: '#ffe9cf' })
    person(stage, at(-44, 0, 12, 36), { ...cast.shira, ...mood.cheeky }, running({ head: [-14, 20, 0], left: [-30, 20, 60] }))
    person(
      stage,
      at(-70, 0, -14, 44),
      cast.samir,
      pointing({ right: [8, 10, 30], left: [140, 16, 6], hands: { left: 'point' }, head: [-22, 10, 0] }),
    )
    const kid = person(stage, at(-14, 0, 32, 20), { ...cast.eden, ...mood.wow }, kneeling({ head: [-26, 14, 6], left: [70, 4, 40] }))
    gamepad(stage, kid.front.at(0, -3, 2, { tilt: -50 }), color.red, true)
    person(stage, at(72, 0, 8, -34), { ...cast.lia, eyes: 'happy' }, cheering({ head: [-20, 6, 0] }))
    return {
      camera: stage.frame(lowAngle({ pitch: -2, margin: 0.05 })),
      light: golden({ tone: { exposure: 1.2, bloom: 0.09 }, fog: { density: 0.0012, start: 260, color: '#ffd0a0' } }),
    }
  },
})
