import { color, type Hex } from '../../core/color.ts'
import { soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { lowAngle, topDown, wide } from '../../vocabulary/camera.ts'
import { paper } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { bending, kneeling, pointing, presenting, reaching, showing, standing, waving } from '../../vocabulary/people/poses.ts'
import { forest, moonSurface } from '../../vocabulary/places/outdoors.ts'
import { backpack, flagpole } from '../../vocabulary/props/camp.ts'
import { tablet } from '../../vocabulary/props/computers.ts'
import { beetle } from '../../vocabulary/props/experiments.ts'
import { bench } from '../../vocabulary/props/furniture.ts'
import { flower, rock } from '../../vocabulary/props/nature.ts'
import { rover } from '../../vocabulary/props/robots.ts'
import { beaker, flask, magnifier, planet, testTubes } from '../../vocabulary/props/science.ts'
import { openBook } from '../../vocabulary/props/story.ts'

/** Space: three astronauts and their rover. */
export const moonWalk = picture({
  name: 'science/gallery-09',
  build(stage) {
    const light = moonSurface(stage)
    const suit = { outfit: 'spacesuit', helmet: '#f6f7ff' } as const
    stage.backdrop(() => planet(stage, at(-120, 120, -330, { roll: 20 }), { r: 40, seed: 3 }))
    person(
      stage,
      at(-30, 0, 20, 20),
      { ...cast.maya, ...suit, band: undefined, ...mood.gentle },
      waving({ lift: 2, legLeft: [20, -30, 4] }),
    )
    const boy = person(stage, at(18, 0, 30, -16), { ...cast.omer, ...suit }, showing({ head: [4, -14, 4] }))
    rock(stage, boy.right.upright().at(0, 0, 2, { scale: 0.4 }), 7, '#8fe3d0', 4)
    person(stage, at(54, 0, -6, -34), { ...cast.lev, ...suit, mouth: 'oh' }, reaching({ head: [-20, -10, 0] }))
    rover(stage, at(-62, 0, -4, { turn: 38, scale: 1.1 }), color.coral)
    flagpole(stage, at(-8, 0, -24), 46, '#f6f6fa')
    stage.add(
      new Model(20, 13, 1)
        .box(0, 0, 0, 20, 13, 1, soft(color.yellow))
        .sprite(5, 3, 0, ['..#.....#..', '.#######.', '##.###.##', '#########', '.#.....#.'], { '#': soft(color.iris) }),
      at(-7.5, 32, -24, -8),
      [0, 0, 0.5],
    )
    return { camera: stage.frame(lowAngle({ pitch: 3, yaw: -6, fov: 36, margin: 0.05 })), light }
  },
})

/** Chemistry: the table from above, with a colour per glass. */
export const colourTable = picture({
  name: 'science/gallery-10',
  night: 'dusk',
  build(stage) {
    stage.backdrop(() => bench(stage, at(0, 0, 0), { width: 64, depth: 44, top: '#35a9a4', front: color.teal }))
    const glasses: readonly (readonly [number, number, Hex])[] = [
      [-18, -8, color.coral],
      [-4, 4, color.yellow],
      [12, -8, color.violet],
      [22, 8, color.mint],
      [-20, 12, color.sky],
    ]
    for (const [i, [x, z, hex]] of glasses.entries()) (i % 2 ? beaker : flask)(stage, at(x, 12, z, { scale: 1.5 }), hex, 0.9)
    testTubes(stage, at(4, 12, 16, { turn: 160, scale: 1.3 }))
    openBook(stage, at(8, 12, -2, { turn: 24 }), color.iris)
    const coat = { outfit: 'labcoat' } as const
    const pour = person(
      stage,
      at(-42, 0, -2, 88),
      { ...cast.tal, ...coat, goggles: color.yellow },
      standing({ right: [76, 4, 20], left: [60, 6, 30], hands: { right: 'grip' }, head: [6, -30, 0], torso: [12, 0] }),
    )
    flask(stage, pour.right.upright().at(3, 0, 0, { roll: -60, scale: 1.2 }), color.orange, 1)
    person(
      stage,
      at(42, 0, 4, -90),
      { ...cast.ido, ...coat, ...mood.curious },
      standing({ left: [60, 6, 40], right: [40, 2, 80], head: [8, 30, 0], torso: [12, 0] }),
    )
    person(
      stage,
      at(-6, 0, -32, 6),
      { ...cast.gal, ...coat, goggles: color.coral },
      standing({ left: [50, 4, 50], right: [50, 8, 40], head: [4, 10, 0], torso: [14, 0] }),
    )
    person(
      stage,
      at(24, 0, -30, -16),
      { ...cast.yael, ...mood.shout },
      presenting({ torso: [10, 0], head: [8, -10, 4], left: [60, 20, 20] }),
    )
    return { camera: stage.frame(topDown({ pitch: 50, yaw: 8, margin: 0.02 })), light: paper('#ffb52e') }
  },
})

/** Nature: life under the leaves. */
export const underLeaves = picture({
  name: 'science/gallery-11',
  night: 'dusk',
  build(stage) {
    const light = forest(stage)
    beetle(stage, at(8, 1, 34, -40), color.red, 8)
    rock(stage, at(14, 0, 24), 5, '#b8b4c8', 3)
    const girl = person(
      stage,
      at(-14, 0, 18, 40),
      { ...cast.sara, ...mood.wow },
      kneeling({ head: [8, -10, 0], torso: [20, 0], right: [84, 4, 10], hands: { right: 'grip' } }),
    )
    magnifier(stage, girl.right.upright(30).at(2, -2, 2, { tilt: 30 }), color.coral, 0.36)
    const boy = person(
      stage,
      at(34, 0, 12, -40),
      { ...cast.yoni, cap: color.yellow, kippah: undefined },
      kneeling({ head: [18, 10, 0], torso: [16, 0], left: [60, 0, 60], right: [56, 0, 66] }),
    )
    tablet(stage, boy.front.at(0, -1, 2, { turn: 180, tilt: 40 }), color.mint)
    const guide = person(stage, at(-48, 0, -12, 26), cast.dan, bending({ head: [6, -20, 0] }))
    backpack(stage, guide.back.at(0, 0, 0), color.teal)
    const walker = person(
      stage,
      at(66, 0, -26, -30),
      cast.lia,
      pointing({ right: [20, 8, 40], left: [130, 20, 6], hands: { left: 'point' }, head: [-20, 10, 0] }),
    )
    backpack(stage, walker.back, color.violet)
    for (const [x, z] of [
      [-34, 40],
      [46, 40],
      [20, 48],
    ] as const)
      flower(stage, at(x, 0, z), x > 30 ? color.coral : color.yellow, 7)
    return { camera: stage.frame(wide({ fov: 34, pitch: 14, yaw: 6, margin: 0.04 })), light }
  },
})
