import { color, type Hex } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Vec } from '../../core/transform.ts'
import { isometric } from '../../vocabulary/camera.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, walking, waving } from '../../vocabulary/people/poses.ts'
import { building, bus, car, house, road, school, streetLamp, turbine } from '../../vocabulary/props/city.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { bush, flower, ground, tree } from '../../vocabulary/props/nature.ts'

/** The corners of the plot and the highest roof. All layers share one camera, so that they can be stacked. */
const outline: Vec[] = [-72, 72].flatMap((x) => [-72, 72].map((z): Vec => [x, -10, z]))
const seen: Vec[] = [...outline, [-46, 74, -46]]

/** One layer of the plot on the experiments page. */
function layer(name: string, build: (stage: Stage) => void, floor = 0) {
  return picture({
    name: `experiments/${name}`,
    size: [1600, 1300],
    cutout: 0.42,
    night: true,
    build(stage) {
      build(stage)
      return {
        camera: stage.frame(isometric({ margin: 0.02 }), seen),
        light: stage.night
          ? cutoutNight(floor, { floor: { y: floor, color: '#3a3690', fade: [58, 82] } })
          : cutoutDay(floor, { floor: { y: floor, color: '#e6def8', fade: [58, 82] } }),
      }
    },
  })
}

type Spot = readonly [x: number, z: number, kind: 'meadow' | 'mint' | 'blossom']

function trees(stage: Stage, spots: readonly Spot[]): void {
  for (const [x, z, green] of spots) tree(stage, at(x, 0, z, { scale: 0.62 }), { height: 10, r: 11, green })
}

/** The pieces that each button of the page builds, three per button; the page's content has their order. */
const pieces: Record<string, (stage: Stage) => void> = {
  'street-1': (stage) => road(stage, at(0, 0, 12), 144, 13),
  'street-2': (stage) => road(stage, at(-10, 0.05, 0, 90), 144, 13),
  'street-3': (stage) => {
    for (const [x, z] of [
      [-52, 1],
      [8, 1],
      [52, 1],
    ] as const)
      streetLamp(stage, at(x, 0, z, { scale: 0.5 }), stage.night ? 12 : 0)
  },
  'house-1': (stage) => {
    house(stage, at(16, 0, 50, { turn: 6, scale: 0.8 }), color.foam, color.violet, stage.night)
    house(stage, at(46, 0, 46, { turn: -6, scale: 0.9 }), color.cream, color.coral, stage.night)
  },
  'house-2': (stage) =>
    building(stage, at(-46, 0, -44), {
      width: 26,
      depth: 24,
      height: 60,
      wall: color.iris,
      trim: color.yellow,
      roof: 'solar',
      bands: !stage.night,
      lit: stage.night ? 0.55 : undefined,
      seed: 4,
    }),
  'house-3': (stage) => school(stage, at(36, 0, -34, { scale: 0.5 }), { lit: stage.night }),
  'green-1': (stage) =>
    trees(stage, [
      [5, -60, 'meadow'],
      [22, -63, 'blossom'],
      [40, -62, 'mint'],
      [60, -60, 'meadow'],
    ]),
  'green-2': (stage) => turbine(stage, at(-62, 0, -8), 48, 34, 20),
  'green-3': (stage) => {
    trees(stage, [
      [-62, 30, 'mint'],
      [-42, 29, 'blossom'],
      [-63, 48, 'meadow'],
      [-60, 64, 'mint'],
    ])
    bush(stage, at(-26, 0, 62), 5, 'meadow', color.coral)
    for (const [x, z, hex] of [
      [-44, 62, color.yellow],
      [-38, 64, color.coral],
      [-34, 58, color.violet],
    ] as const)
      flower(stage, at(x, 0, z), hex)
  },
  'life-1': (stage) => bus(stage, at(58, 0.6, 14.5, { turn: -90, scale: 0.5 })),
  'life-2': (stage) => {
    person(stage, at(-50, 0, 47, { turn: 30, scale: 0.42 }), cast.noa, waving())
    person(stage, at(-39, 0, 46, { turn: 46, scale: 0.42 }), cast.ben, cheering())
    person(stage, at(-27, 0, 45, { turn: 20, scale: 0.42 }), cast.amal, walking())
  },
  'life-3': (stage) => {
    car(stage, at(-12.5, 0.4, 46, { turn: 0, scale: 0.66 }), color.sky)
    drone(stage, at(30, 46, 44, { turn: 30, tilt: 12, scale: 0.7 }))
  },
}

function soil(stage: Stage): void {
  const top: [Hex, Hex] | undefined = stage.night ? ['#3f9a7a', '#398f70'] : undefined
  ground(stage, at(0, 0, 0), { width: 144, depth: 144, studs: false, plate: 0, top })
}

export const plot = [layer('plot', soil, -10), ...Object.entries(pieces).map(([name, build]) => layer(name, build))]
