import type { Colour } from '../palette.ts'
import { Voxels } from '../Voxels.ts'

const size = 16

/** The five states of one tent, from the first talk to the last. */
export const camp = {
  camp1: new Voxels().add(meadow).add(pegs).add(camper, 6, 8, 'indigo', 'tan').add(camper, 9, 8, 'coral', 'skin'),
  camp2: new Voxels().add(meadow).add(plan).add(pegs),
  camp3: new Voxels().add(meadow).add(plan).add(frame).add(camper, 13, 6, 'indigo', 'tan').add(camper, 13, 10, 'mint', 'brown'),
  camp4: new Voxels()
    .add(meadow)
    .add(cloth)
    .add(camper, 13, 4, 'sun', 'brown')
    .add(camper, 13, 8, 'mint', 'skin')
    .add(camper, 13, 12, 'violet', 'tan'),
  camp5: new Voxels().add(meadow).add(cloth).add(flag).add(star).add(camper, 13, 10, 'sun', 'skin'),
}

function meadow(model: Voxels): void {
  model.box(0, 0, -2, size, size, 1, 'bark').box(0, 0, -1, size, size, 1, 'grass')
}

function pegs(model: Voxels): void {
  for (const [x, y] of [
    [2, 2],
    [11, 2],
    [2, 13],
    [11, 13],
  ] as const)
    model.box(x, y, 0, 1, 1, 2, 'wood').set(x, y, 2, 'coral')
}

function plan(model: Voxels): void {
  model.box(2, 2, -1, 10, 12, 1, 'white').box(3, 3, -1, 8, 10, 1, 'sky').box(6, 3, -1, 2, 10, 1, 'white')
}

function frame(model: Voxels): void {
  for (const y of [2, 13]) for (let z = 0; z < 6; z++) model.set(2 + z, y, z, 'wood').set(11 - z, y, z, 'wood')
  model.box(6, 2, 6, 2, 12, 1, 'bark')
}

function cloth(model: Voxels): void {
  for (let z = 0; z < 6; z++) for (let y = 2; y < 14; y++) model.box(2 + z, y, z, 10 - 2 * z, 1, 1, y % 4 < 2 ? 'coral' : 'white')
  model.panel(2, 13, 0, ['....YY....', '...RYYR...', '..RNNNNR..', '..RNNNNR..', '.RRNNNNRR.', 'RRRNNNNRRR'])
}

function flag(model: Voxels): void {
  model.box(6, 3, 6, 1, 1, 5, 'wood').box(7, 3, 9, 4, 1, 2, 'mint')
}

function star(model: Voxels): void {
  model.panel(4, 13, 7, ['..Y..', 'YYYYY', '.YYY.', '.Y.Y.'])
}

function camper(model: Voxels, x: number, y: number, shirt: Colour, face: Colour): void {
  model.box(x, y, 0, 1, 1, 1, 'ink').box(x, y, 1, 1, 1, 2, shirt).set(x, y, 3, face)
}
