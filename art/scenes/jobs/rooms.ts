import { color } from '../../core/color.ts'
import { metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Vec } from '../../core/transform.ts'
import { atDesk, withBook } from '../../vocabulary/ensembles.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { hair, skin } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { bending, crossLegged, reaching, showing, sitting, thumbsUp, typing, waving } from '../../vocabulary/people/poses.ts'
import { classroom, library } from '../../vocabulary/places/indoors.ts'
import { bubble, Canvas, letterBlock, screen } from '../../vocabulary/props/boards.ts'
import { laptop, phone } from '../../vocabulary/props/computers.ts'
import { chair, desk } from '../../vocabulary/props/furniture.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { magnifier } from '../../vocabulary/props/science.ts'
import { books } from '../../vocabulary/props/story.ts'
import { codeBrick } from '../../vocabulary/props/symbols.ts'

const stand = (stage: Stage, points: Vec[]) => ({
  camera: stage.frame({ fov: 20, pitch: 3, margin: 0.02, settle: 1, aperture: 0 }, points),
  light: cutoutDay(),
})

export const javaAndroid = picture({
  name: 'jobs/java-android',
  size: [1680, 1200],
  cutout: true,
  build(stage) {
    desk(stage, at(-10, 0, 0, 8), { width: 64, depth: 20, height: 12, top: '#f2d3a4', leg: color.iris })
    chair(stage, at(-14, 1, -18, 14), color.coral)
    person(stage, at(-14, 1, -18, 14), cast.nadav, typing({ head: [-2, 0, 3] }))
    laptop(stage, at(-20, 12, -1, 200), { logo: color.mint })
    person(
      stage,
      at(14, 0, -14, -26),
      { ...cast.ruth, shirt: color.mint },
      bending({ torso: [14, 0], left: [20, 10, 40], right: [50, 6, 30], head: [4, 6, 0] }),
    )
    robot(stage, at(12, 12, 0, { turn: -12, scale: 0.34 }), { color: color.mint, left: [150, 20] })
    stage.add(new Model(8, 10, 6).box(0, 0, 0, 8, 2, 6, plastic(color.dark)), at(-36, 12, 2, { scale: 0.6 }))
    phone(stage, at(-36, 18, 2, { tilt: -12, turn: 16 }), color.sky, 0.9)
    return stand(stage, [
      [-48, 0, 10],
      [34, 0, 10],
      [14, 44, -14],
    ])
  },
})

export const programming = picture({
  name: 'jobs/programming',
  size: [1600, 1600],
  cutout: true,
  build(stage) {
    const man = person(
      stage,
      at(-10, 0, -6, 12),
      { ...cast.samir, glasses: '#ffffff', shirt: color.violet },
      showing({ right: [10, 10, 30], left: [150, 24, 20], hands: { left: 'grip' }, head: [-6, 6, 3] }),
    )
    codeBrick(stage, man.left.upright(4).at(-9, 1, 1), color.coral, 20)
    const boy = person(
      stage,
      at(14, 0, -8, -18),
      { ...cast.kid, style: 'curly', hair: hair.black, skin: skin.caramel },
      crossLegged({ head: [-8, 6, 4] }),
    )
    laptop(stage, boy.hips.at(0, 2, 9, 180), { logo: color.yellow })
    return stand(stage, [
      [-24, 0, 10],
      [26, 0, 10],
      [0, 52, 0],
    ])
  },
})

export const englishJob = picture({
  name: 'jobs/english',
  size: [1600, 1600],
  cutout: true,
  build(stage) {
    letterBlock(stage, at(-4, 0, -10, 10), 'A', color.coral, 32)
    const woman = person(
      stage,
      at(-3, 32, -2, 6),
      { ...cast.ruth, glasses: undefined, shirt: color.sky, pants: color.iris },
      sitting({
        seat: 0,
        legLeft: [86, -14, 8],
        legRight: [86, -14, 8],
        left: [60, 10, 50],
        right: [60, 10, 50],
        hands: { left: 'grip', right: 'grip' },
        head: [-4, 4, 4],
      }),
    )
    letterBlock(stage, woman.front.at(0, -4, 2.5), 'B', color.yellow, 11)
    bubble(stage, at(17, 54, -4, -8), 'HI!', { scale: 0.5 })
    return stand(stage, [
      [-26, 0, 10],
      [36, 0, 10],
      [0, 68, 0],
    ])
  },
})

export const digital = picture({
  name: 'jobs/digital',
  size: [1600, 1600],
  cutout: true,
  build(stage) {
    const c = new Canvas(34, 30)
    screen(stage, at(10, 8, -12, -14), c, { back: '#2b3fd0', frame: color.dark })
    stage.add(
      new Model(30, 8, 8).box(0, 0, 0, 30, 2, 8, plastic(color.dark)).box(13, 2, 3, 4, 6, 3, plastic(color.dark)),
      at(10, 0, -13, -14),
    )
    const lock = new Model(20, 26, 10).fill((x, y, z) =>
      y > 12 && z > 3 && z < 7 && Math.abs(Math.hypot(x - 10, y - 15) - 7) < 1.8 ? metal() : undefined,
    )
    lock.round(0, 0, 0, 20, 15, 10, plastic(color.yellow), 2).box(8, 4, 9, 4, 6, 1, soft(color.dark))
    stage.add(lock, at(10, 16, -8, { turn: -14, scale: 0.8 }))
    const man = person(
      stage,
      at(-16, 0, 0, 40),
      { ...cast.dan, kippah: color.iris, shirt: color.coral },
      showing({ right: [6, 8, 16], left: [74, 4, 16], hands: { left: 'grip' }, head: [2, -12, 0] }),
    )
    magnifier(stage, man.left.upright(20).at(0, -4, 1), color.mint, 0.55)
    return stand(stage, [
      [-30, 0, 6],
      [30, 0, 6],
      [0, 46, -6],
    ])
  },
})

export const heroJobs = picture({
  name: 'heroes/jobs',
  build(stage) {
    const light = classroom(stage, (c) => c.write('JOIN US', 56, 16, '#ffffff', 2, true), '#4a45b5')
    person(stage, at(-32, 0, 8, 18), cast.tamar, waving())
    person(stage, at(26, 0, 4, -14), { ...cast.samir, lanyard: color.yellow }, thumbsUp())
    robot(stage, at(-4, 0, 18, 2), { left: [150, 20], right: [150, 20] })
    atDesk(stage, at(64, 0, -30, -24), cast.maya, { chair: color.coral })
    return { camera: { eye: [0, 36, 120], at: [0, 30, 0], fov: 36, aperture: 0.9, focus: [0, 26, 10] }, light }
  },
})

export const heroBlog = picture({
  name: 'heroes/blog',
  build(stage) {
    const light = library(stage)
    const ladder = new Model(16, 92, 3)
    for (const x of [0, 13]) ladder.box(x, 0, 0, 3, 92, 3, soft(color.yellow))
    for (let y = 6; y < 90; y += 9) ladder.box(0, y, 0, 16, 3, 3, soft(color.yellow))
    stage.add(ladder, at(12, 0, -54, { tilt: -14 }), [8, 0, 1])
    const girl = person(
      stage,
      at(12, 26, -58, 20),
      cast.noa,
      reaching({ right: [140, 20, 10], left: [70, 4, 50], hands: { left: 'grip', right: 'grip' }, head: [-4, 0, 4] }),
    )
    books(stage, girl.right.upright().at(0, 0, 1), [color.coral])
    withBook(stage, at(-32, 0, 10, 20), cast.yoni, { floor: true, cover: color.sky })
    withBook(stage, at(46, 0, 4, -24), cast.amal, { cover: color.violet })
    books(stage, at(-10, 0, 14, 20), [color.coral, color.mint, color.yellow, color.violet])
    return { camera: { eye: [2, 40, 118], at: [2, 34, 0], fov: 38, aperture: 0.6, focus: [0, 26, -20] }, light }
  },
})
