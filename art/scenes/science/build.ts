import { color } from '../../core/color.ts'
import { soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { eyeLevel, isometric, lowAngle } from '../../vocabulary/camera.ts'
import { inWheelchair, withTablet } from '../../vocabulary/ensembles.ts'
import { paper } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { bending, cheering, jumping, kneeling, running, showing, sitting, standing, waving } from '../../vocabulary/people/poses.ts'
import { schoolyard } from '../../vocabulary/places/outdoors.ts'
import { cube, tower } from '../../vocabulary/props/blocks.ts'
import { car } from '../../vocabulary/props/city.ts'
import { solarCar, stickBridge, volcano } from '../../vocabulary/props/experiments.ts'
import { desk, stool } from '../../vocabulary/props/furniture.ts'

/** A volcano that works. */
export const itWorks = picture({
  name: 'science/gallery-15',
  night: 'dusk',
  build(stage) {
    stage.backdrop(() => desk(stage, at(0, 0, 4), { width: 62, depth: 36, height: 11, top: '#fff4dc', leg: color.iris }))
    volcano(stage, at(0, 11, 4, { turn: 20, scale: 1.15 }))
    person(stage, at(-36, 0, 8, 46), { ...cast.gal, ...mood.shout, goggles: color.mint }, jumping({ head: [-6, 6, 4] }))
    person(
      stage,
      at(34, 0, 14, -48),
      { ...cast.omer, goggles: color.yellow, ...mood.curious },
      standing({
        torso: [-14, 6],
        left: [86, 20, 70],
        right: [90, 10, 60],
        hands: { left: 'open', right: 'open' },
        head: [4, -6, 0],
        legLeft: [-14, -10],
        legRight: [16, -4],
      }),
    )
    const kid = person(
      stage,
      at(-20, 0, -24, 18),
      { ...cast.kid, goggles: color.coral, ...mood.wow },
      standing({ left: [120, 20, 100], right: [120, 20, 100], head: [0, -6, 0], lift: 6 }),
    )
    stool(stage, kid.hips.upright().at(0, -15, 0), color.sky, 6)
    person(
      stage,
      at(24, 0, -26, -12),
      { ...cast.ruth, mouth: 'laugh', brows: 'up' },
      cheering({ left: [60, 10, 100], right: [150, 30, 20] }),
    )
    return { camera: stage.frame(eyeLevel({ pitch: 10, yaw: 6, margin: 0.04 })), light: paper('#ff9a3d') }
  },
})

/** A race of solar cars. */
export const solarRace = picture({
  name: 'science/gallery-16',
  night: 'dusk',
  build(stage) {
    const light = schoolyard(stage)
    stage.backdrop(() => {
      for (const x of [-24, 26]) stage.add(new Model(2, 1, 150).box(0, 0, 0, 2, 1, 150, soft('#ffffff')), at(x, -0.4, 10, 14))
    })
    solarCar(stage, at(-8, 0, 44, { turn: 20, scale: 1.2 }), color.coral)
    solarCar(stage, at(16, 0, 26, { turn: 10, scale: 1.1 }), color.mint)
    person(stage, at(-44, 0, 22, 34), { ...cast.ben, ...mood.cheeky }, running())
    person(stage, at(46, 0, 28, -30), { ...cast.amal, ...mood.proud }, cheering())
    inWheelchair(
      stage,
      at(24, 0, -12, -14),
      cast.yoni,
      sitting({ right: [160, 30, 10], hands: { right: 'open' }, head: [-6, 0, 6] }),
      color.violet,
    )
    person(stage, at(-18, 0, -8, 10), { ...cast.lia, cap: color.yellow }, kneeling({ left: [60, 6, 40], head: [2, 0, 0] }))
    person(stage, at(-66, 0, -16, 26), cast.hana, waving())
    return { camera: stage.frame(lowAngle({ pitch: 5, yaw: -8, fov: 36, margin: 0.04 })), light }
  },
})

/** Testing a bridge of sticks. */
export const willItHold = picture({
  name: 'science/gallery-17',
  night: 'dusk',
  build(stage) {
    desk(stage, at(-38, 0, 0), { width: 26, depth: 26, height: 13, top: '#fff4dc', leg: color.iris })
    desk(stage, at(38, 0, 0), { width: 26, depth: 26, height: 13, top: '#fff4dc', leg: color.iris })
    stickBridge(stage, at(0, 13.6, 0), 68)
    car(stage, at(-6, 14, 0, { turn: 90, scale: 0.62 }), color.coral)
    car(stage, at(8, 14, 0, { turn: 90, scale: 0.62 }), color.sky)
    tower(stage, at(20, 14, 0), 2, 5, 3)
    person(
      stage,
      at(-30, 0, -22, 22),
      { ...cast.shira, mouth: 'oh' },
      standing({ left: [100, 16, 110], right: [100, 16, 110], head: [4, 0, 0] }),
    )
    person(stage, at(-56, 0, 14, 66), cast.eden, bending({ torso: [14, 0], left: [84, 6, 20], right: [40, 10, 60], head: [2, -20, 4] }))
    const girl = person(stage, at(36, 0, -24, -24), { ...cast.maya, band: color.yellow }, showing({ right: [70, 6, 50], head: [4, -8, 0] }))
    cube(stage, girl.right.upright().at(0, 0, 2, 20), color.yellow, 5)
    withTablet(stage, at(58, 0, 8, -50), cast.nadav)
    return { camera: stage.frame(isometric({ fov: 24, pitch: 22, yaw: 24, margin: 0.04 })), light: paper('#3cc79a') }
  },
})
