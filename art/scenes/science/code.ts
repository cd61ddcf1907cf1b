import { color, type Hex } from '../../core/color.ts'
import { soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { eyeLevel } from '../../vocabulary/camera.ts'
import { withTablet } from '../../vocabulary/ensembles.ts'
import { paper } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, pointing, reaching } from '../../vocabulary/people/poses.ts'
import { Canvas, screen } from '../../vocabulary/props/boards.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { pot } from '../../vocabulary/props/science.ts'
import { codeBrick } from '../../vocabulary/props/symbols.ts'

/** Programming: a program of big bricks on a wall. */
export const codeWall = picture({
  name: 'science/gallery-01',
  night: 'dusk',
  build(stage) {
    stage.backdrop(() => stage.add(new Model(104, 66, 3).slab(0, 0, 0, 104, 66, 3, soft('#f3f0ff'), 3), at(14, 4, -22)))
    const rows: readonly (readonly [Hex, number, number])[] = [
      [color.yellow, 44, 0],
      [color.violet, 52, 0],
      [color.sky, 40, 8],
      [color.mint, 56, 8],
      [color.coral, 34, 8],
      [color.violet, 30, 0],
    ]
    rows.forEach(([hex, width, indent], i) => {
      codeBrick(stage, at(-30, 56 - i * 8.2, -18), hex, width, indent)
    })
    codeBrick(stage, at(32, 42, -16, { roll: 8 }), color.orange, 26)
    person(
      stage,
      at(30, 0, -6, 150),
      { ...cast.tal, ...mood.gentle },
      reaching({ head: [-14, 60, 0], right: [150, -4, 10], left: [120, 10, 30] }),
    )
    const boy = person(stage, at(-16, 0, 16, 22), cast.lev, holding({ head: [-4, -12, 4] }))
    codeBrick(stage, boy.front.at(-15, -3, 2, { roll: -4 }), color.pink, 30)
    person(
      stage,
      at(-46, 0, 8, 40),
      { ...cast.ido, eyes: 'happy' },
      pointing({ right: [20, 10, 30], left: [112, 20, 4], hands: { left: 'point' } }),
    )
    codeBrick(stage, at(26, 0, 26, { turn: -14 }), color.sky, 30)
    codeBrick(stage, at(30, 8, 25, { turn: -26 }), color.mint, 22)
    return { camera: stage.frame(eyeLevel({ yaw: -8, pitch: 5, margin: 0.05 })), light: paper('#2bb0e6') }
  },
})

/** Artificial intelligence: a robot learns what a flower is. */
export const robotLearns = picture({
  name: 'science/gallery-02',
  night: 'dusk',
  build(stage) {
    const c = new Canvas(70, 40).network(5, 3, 34, 34)
    c.disc(56, 22, 3, color.yellow)
    for (let i = 0; i < 6; i++) c.disc(56 + Math.cos(i * 1.047) * 6, 22 + Math.sin(i * 1.047) * 6, 2.6, color.pink)
    c.rect(56, 6, 1, 8, color.mint).line(44, 20, 47, 20, '#ffffff')
    screen(stage, at(4, 30, -22), c, { frame: '#efeaff', scale: 0.9 })
    robot(stage, at(26, 0, 6, -42), { left: [40, 30], right: [110, 14], head: [6, -8, -6], color: color.coral })
    const girl = person(
      stage,
      at(-12, 0, 14, 44),
      { ...cast.maya, ...mood.shout },
      holding({ left: [66, 2, 30, 8], right: [66, 2, 30, 8], head: [0, -6, 6] }),
    )
    pot(stage, girl.front.upright().at(4, -4, 4), { kind: 'flower', pot: color.yellow, scale: 0.7 })
    withTablet(stage, at(-40, 0, -2, 26), cast.nadav, { pose: holding({ head: [4, 10, 0] }) })
    for (const [x, kind, hex] of [
      [48, 'cactus', color.sky],
      [50, 'leaves', color.mint],
      [40, 'sprout', color.coral],
    ] as const)
      pot(stage, at(x, 0, kind === 'sprout' ? 26 : kind === 'cactus' ? 10 : -8), { kind, pot: hex, scale: 0.8 })
    return { camera: stage.frame(eyeLevel({ yaw: 6, pitch: 7, margin: 0.05 })), light: paper('#9a7bff') }
  },
})
