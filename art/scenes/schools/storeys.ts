import { color } from '../../core/color.ts'
import { glass, plastic } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { withBook, withGamepad, withTablet } from '../../vocabulary/ensembles.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { hair, skin } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, kneeling, piloting, pointing, presenting, showing, typing } from '../../vocabulary/people/poses.ts'
import { classroom, nightLab, workshop } from '../../vocabulary/places/indoors.ts'
import { cube } from '../../vocabulary/props/blocks.ts'
import { Canvas, letterBlock, screen } from '../../vocabulary/props/boards.ts'
import { laptop, phone } from '../../vocabulary/props/computers.ts'
import { drone, rocket } from '../../vocabulary/props/flight.ts'
import { bench, desk } from '../../vocabulary/props/furniture.ts'
import { kitRobot, robot, robotArm } from '../../vocabulary/props/robots.ts'
import { planet } from '../../vocabulary/props/science.ts'

/** The ground floor: six children, one behind each window. */
export const primary = picture({
  name: 'schools/primary',
  night: true,
  size: [1600, 720],
  build(stage) {
    const light = classroom(stage, undefined, '#ffb84d')
    const x = (i: number) => -59.5 + i * 23.8
    const first = person(stage, at(x(0), 0, 8, 8), { ...cast.kid, skin: skin.honey, hair: hair.black }, kneeling({ head: [6, 0, 4] }))
    letterBlock(stage, at(x(0) - 4, 0, 20, 10), 'A', color.coral, 9)
    letterBlock(stage, at(x(0) + 6, 0, 20, -8), 'B', color.sky, 9)
    letterBlock(stage, first.front.at(0, -8, 3.5), 'C', color.mint, 8)
    withTablet(
      stage,
      at(x(1), 0, 4, -8),
      { ...cast.tal, age: 'kid' },
      { pose: holding({ head: [8, 6, 0] }), show: true, color: color.mint },
    )
    const builder = person(
      stage,
      at(x(2), 0, 0, 10),
      { ...cast.yoni, shirt: color.violet },
      holding({ head: [2, -6, 3], left: [54, 6, 44, 8], right: [54, 6, 44, 8] }),
    )
    cube(stage, builder.front.at(0, -1, 2), color.yellow, 8)
    for (const [i, [dx, y]] of (
      [
        [-5, 0],
        [4, 0],
        [-1, 7],
      ] as const
    ).entries())
      cube(stage, at(x(2) + dx, y, 15, i * 12), [color.coral, color.sky, color.mint][i], 7)
    withBook(stage, at(x(3), 0, 0, -6), cast.shira, { cover: color.coral })
    const flyer = person(stage, at(x(4), 0, 2, 8), { ...cast.lev, age: 'child' }, showing({ head: [-6, -14, 4], right: [150, 20, 20] }))
    rocket(stage, flyer.right.upright(20).at(0, -1, 0, { scale: 0.16, roll: 14 }))
    const last = person(stage, at(x(5), 0, -6, -10), { ...cast.amal, age: 'teen' }, holding({ head: [8, 0, 0] }))
    kitRobot(stage, last.front.at(0, -12, 4, { turn: -10, scale: 0.85 }), color.coral)
    return { camera: { eye: [0, 26, 176], at: [0, 22.5, 0], fov: 21.6, aperture: 0.6, focus: [0, 20, 4] }, light }
  },
})

export const middle = picture({
  name: 'schools/middle',
  night: 'dusk',
  size: [1600, 1440],
  build(stage) {
    const light = workshop(stage)
    bench(stage, at(0, 0, 26), { width: 104, depth: 18, height: 13, front: color.iris })
    withGamepad(
      stage,
      at(-31, 0, 6, 12),
      { ...cast.amal, age: 'teen', scarf: color.violet, cloth: 'checks', outfit: 'hoodie', shirt: color.yellow },
      { pose: piloting({ head: [-14, -6, 3] }) },
    )
    person(stage, at(0, 0, 2, -4), { ...cast.ido, age: 'teen' }, pointing({ right: [160, 24, 6], head: [-12, -4, 0] }))
    person(
      stage,
      at(31, 0, 6, -14),
      { ...cast.sara, age: 'teen', band: undefined, kippah: undefined },
      typing({ seat: undefined, head: [2, 6, 0] }),
    )
    laptop(stage, at(30, 13, 23, 172), { logo: color.coral })
    robotArm(stage, at(14, 13, 30), { joints: [30, -60, -70], holds: color.coral })
    kitRobot(stage, at(-30, 13, 28, 16), color.mint)
    drone(stage, at(-10, 62, 4, { turn: 16, tilt: 20, roll: 6, scale: 1.3 }), color.coral)
    return { camera: { eye: [0, 36, 150], at: [0, 31, 50], fov: 36, aperture: 0.8, focus: [0, 28, 6] }, light }
  },
})

export const high = picture({
  name: 'schools/high',
  size: [1080, 1620],
  build(stage) {
    const light = nightLab(stage, 'WIN')
    stage.backdrop(() => {
      const net = new Canvas(60, 34).network(6, 3, 46, 28)
      screen(stage, at(24, 52, -40, -8), net, { power: 1.6, frame: color.dark })
    })
    planet(stage, at(-22, 74, -20, { roll: 12 }), { r: 12, power: 1.4, ring: color.coral })
    desk(stage, at(0, 0, 26), { width: 84, depth: 14, height: 11, top: '#6a5cd8', leg: color.dark })
    robot(stage, at(-20, 0, 40, { turn: 14, scale: 0.62 }), { color: color.coral })
    laptop(stage, at(16, 11, 25, 190), { logo: color.mint, power: 2 })
    const dev = person(stage, at(-24, 0, 4, 14), { ...cast.roni, ...mood.gentle }, showing({ right: [128, 16, 40], head: [-4, -8, 3] }))
    phone(stage, dev.right.upright(10).at(0, 3, 1), color.mint, 0.9)
    const film = person(
      stage,
      at(2, 0, -2, 0),
      { ...cast.eden, age: 'teen' },
      holding({ left: [70, 4, 60, 8], right: [70, 4, 60, 8], head: [0, -4, 2] }),
    )
    handCamera(stage, film.front.at(-5, 0, 4, 16))
    person(
      stage,
      at(26, 0, 2, -18),
      { ...cast.nadav, kippah: color.iris, style: 'short', headphones: undefined, over: color.coral },
      presenting({ left: [140, 30, 10], head: [-2, 4, 0] }),
    )
    return { camera: { eye: [0, 42, 158], at: [0, 41, 58], fov: 45, aperture: 0.7, focus: [0, 28, 4] }, light }
  },
})

/** A camera held in both hands, with its lens towards +z. */
function handCamera(stage: Stage, f: Transform): void {
  const m = new Model(18, 14, 16)
    .round(0, 0, 0, 18, 12, 8, plastic(color.dark), 2)
    .pipe(9, 6, 7, 5, 7, plastic('#3f3c85'))
    .pipe(9, 6, 14, 4, 1, glass('#5ec8ff'))
  stage.add(m.box(13, 11, 2, 3, 2, 3, plastic(color.coral)), f.at(0, 0, 0, { scale: 0.5 }), [9, 6, 4])
}
