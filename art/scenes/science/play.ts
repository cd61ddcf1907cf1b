import { color } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { lowAngle, wide } from '../../vocabulary/camera.ts'
import { inVr } from '../../vocabulary/ensembles.ts'
import { nightRoom, paper } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { exploring, holding, jumping, peaceSign, piloting, presenting } from '../../vocabulary/people/poses.ts'
import { mediaStudio } from '../../vocabulary/places/indoors.ts'
import { room } from '../../vocabulary/places/room.ts'
import { gamepad } from '../../vocabulary/props/computers.ts'
import { balloon, rocket } from '../../vocabulary/props/flight.ts'
import { beanbag, carpet, lightPanel } from '../../vocabulary/props/furniture.ts'
import { camera, clapper, microphone, ringLamp } from '../../vocabulary/props/media.ts'
import { cloud, flower, ground, star, tree } from '../../vocabulary/props/nature.ts'
import { planet } from '../../vocabulary/props/science.ts'
import { arcade, sprite } from '../../vocabulary/props/symbols.ts'

/** Gaming: two players in a neon room. */
export const gamers = picture({
  name: 'science/gallery-03',
  build(stage) {
    room(stage, {
      wall: '#6a3fa8',
      side: '#5a49b8',
      floor: 'carpet',
      floorColors: ['#4d49b0', '#4642a6'],
      windows: 0,
      neon: [color.coral, color.sky],
    })
    stage.backdrop(() => {
      for (const [x, hex] of [
        [-78, color.coral],
        [-56, color.mint],
        [74, color.yellow],
      ] as const)
        arcade(stage, at(x, 0, -66, x / -8), hex)
      sprite(stage, at(-12, 66, -80), 'invader', color.mint, 3, 1.8)
      sprite(stage, at(20, 60, -80), 'ghost', color.yellow, 3, 1.6)
      sprite(stage, at(46, 70, -80), 'coin', color.coral, 3, 1.4)
      carpet(stage, at(0, 0, 10), { width: 110, depth: 60, color: '#ff8fa8', rim: color.yellow, round: 26 })
    })
    for (const [x, z, turn, look, hex, head] of [
      [-24, 8, 16, { ...cast.gal, headphones: color.yellow }, color.yellow, [-4, -6, 10]],
      [18, 14, -14, { ...cast.adam, ...mood.wow }, color.mint, [-6, 8, -8]],
    ] as const) {
      beanbag(stage, at(x, 0, z, turn), hex)
      const body = person(
        stage,
        at(x, 0, z + 4, turn),
        look,
        piloting({ seat: 6, legLeft: [80, -40, 10], legRight: [86, -30, 10], torso: [-4, 0], head }),
      )
      gamepad(stage, body.front.at(0, -1, -0.5, { tilt: -38 }), x < 0 ? color.coral : color.sky)
    }
    person(stage, at(50, 0, -20, -26), { ...cast.eden, ...mood.joy }, jumping())
    person(stage, at(-52, 0, -24, 30), cast.roni, peaceSign())
    lightPanel(stage, at(-20, 60, 140, { tilt: 110 }), 3, '#a8d0ff', 40)
    return { camera: stage.frame(wide({ yaw: 8, pitch: 9, margin: 0.06 })), light: nightRoom() }
  },
})

/** Media: a report in front of the camera. */
export const report = picture({
  name: 'science/gallery-04',
  build(stage) {
    const light = mediaStudio(stage, color.yellow)
    const host = person(stage, at(6, 0, -34, -14), { ...cast.amal, ...mood.glad }, presenting({ right: [52, 4, 84], head: [-2, -4, 0] }))
    microphone(stage, host.right.upright().at(0, -3, 1), 1, color.coral)
    camera(stage, at(-28, 0, -2, 156), 22)
    person(stage, at(-40, 0, 14, 140), { ...cast.omer, headphones: color.mint }, holding({ head: [4, -8, 0], left: [62, 4, 40] }))
    const boy = person(stage, at(38, 0, -10, -34), cast.kid, holding({ head: [-2, 14, 6] }))
    clapper(stage, boy.front.at(0, 0, 1))
    ringLamp(stage, at(54, 0, -40, -42), 38)
    return { camera: stage.frame(wide({ yaw: 10, pitch: 9, margin: 0.05 })), light }
  },
})

/** Virtual reality: a boy among worlds. */
export const worlds = picture({
  name: 'science/gallery-05',
  night: 'dusk',
  build(stage) {
    ground(stage, at(0, 8, 0), { width: 64, depth: 50, round: 22, plate: 8, strata: [color.mint, color.teal, color.iris, color.indigo] })
    inVr(
      stage,
      at(-2, 8, 4, 16),
      { ...cast.omer, shirt: color.sky, print: 'bolt' },
      exploring({ left: [120, 26, 14], right: [104, 30, 10], head: [-14, 12, 6] }),
      color.yellow,
    )
    tree(stage, at(-22, 8, -10, { scale: 0.7 }), { height: 14, r: 11, green: 'blossom' })
    flower(stage, at(16, 8, 12), color.yellow)
    planet(stage, at(52, 52, -6, { roll: 14 }), { r: 15, sea: '#8a6bff', land: '#ffc72e', shore: '#ffe3a8', ring: color.cream, seed: 4 })
    planet(stage, at(-58, 40, -4), { r: 9, sea: '#17a6a6', land: color.foam, seed: 2 })
    rocket(stage, at(-40, 62, -30, { roll: -50, scale: 0.5 }), { color: color.yellow, flames: true })
    balloon(stage, at(34, 4, -46, { scale: 0.55 }), [color.sky, color.cream, color.yellow])
    for (const [x, y, z] of [
      [-30, 28, 24],
      [66, 22, 14],
      [8, 78, -40],
      [-72, 70, -30],
    ] as const)
      star(stage, at(x, y, z, { roll: x }), 0.6)
    cloud(stage, at(-58, 14, -30), 3, 0.7)
    cloud(stage, at(64, 80, -50), 2, 0.7)
    return {
      camera: stage.frame(lowAngle({ fov: 32, pitch: 3, yaw: -6, margin: 0.05 })),
      light: paper('#ff7a66', { floor: { y: -14, color: '#ff7a66', fade: [70, 220] } }),
    }
  },
})
