import { Voxels } from '../Voxels.ts'

const size = 15

/** The four states of one lighthouse: a question, a plan, a building site, and the evening of its opening. */
export const lighthouse = {
  'lighthouse-1': new Voxels().add(island).add(questionSign),
  'lighthouse-2': new Voxels().add(island).add(plan).add(pegs),
  'lighthouse-3': new Voxels().add(island).add(tower, 10).add(scaffold),
  'lighthouse-4': new Voxels().add(island).add(tower, 16).add(lamp).add(visitors),
}

function island(model: Voxels): void {
  model
    .box(-2, -2, -3, size + 4, size + 4, 1, 'sky')
    .box(-2, -2, -2, size + 4, size + 4, 1, 'cyan')
    .box(0, 0, -2, size, size, 1, 'sun')
    .box(1, 1, -1, size - 2, size - 2, 1, 'grass')
  for (const [x, y] of [
    [0, 0],
    [0, size - 1],
    [size - 1, 0],
    [size - 1, size - 1],
  ] as const)
    model.set(x, y, -2, 'cyan')
  for (const [x, y] of [
    [2, 2],
    [3, 12],
  ] as const)
    model
      .set(x, y, 0, 'bark')
      .box(x - 1, y - 1, 1, 3, 3, 2, 'leaf')
      .set(x, y, 3, 'leaf')
}

function questionSign(model: Voxels): void {
  model
    .box(7, 7, 0, 1, 1, 3, 'wood')
    .slab(4, 7, 3, ['WWWWWWW', 'WWRRRWW', 'WRWWWRW', 'WWWWRWW', 'WWWRWWW', 'WWWWWWW', 'WWWRWWW', 'WWWWWWW'], 'grey')
    .add(child, 11, 10, 'indigo', 'brown')
    .add(child, 9, 12, 'coral', 'skin')
}

function plan(model: Voxels): void {
  model.box(5, 5, -1, 6, 6, 1, 'white').plate(6, 6, -1, ['SSSS', 'S..S', 'S..S', 'SSSS'])
  model.box(12, 8, -1, 1, 6, 1, 'wood').add(child, 12, 12, 'indigo', 'brown').add(child, 3, 9, 'mint', 'tan')
}

function pegs(model: Voxels): void {
  for (const [x, y] of [
    [4, 4],
    [11, 4],
    [4, 11],
    [11, 11],
  ] as const)
    model.box(x, y, 0, 1, 1, 3, 'white').set(x, y, 2, 'coral')
}

/** A square tower in red and white rings, `height` blocks high. */
function tower(model: Voxels, height: number): void {
  model.box(4, 4, 0, 7, 7, 1, 'grey')
  for (let z = 1; z < height; z++) model.box(5, 5, z, 5, 5, 1, Math.floor((z - 1) / 3) % 2 ? 'white' : 'coral')
  model.box(7, 9, 1, 1, 1, 2, 'night').set(9, 7, 4, 'night').set(7, 9, 7, 'night')
  if (height > 10) model.set(9, 7, 10, 'night').set(7, 9, 13, 'night')
}

function scaffold(model: Voxels): void {
  for (const z of [4, 8]) model.box(4, 11, z, 8, 1, 1, 'wood').box(11, 4, z, 1, 8, 1, 'wood')
  for (const [x, y] of [
    [4, 11],
    [11, 11],
    [11, 4],
  ] as const)
    model.box(x, y, 0, 1, 1, 12, 'bark')
  model.add(child, 7, 11, 'sun', 'skin', 5).add(child, 11, 8, 'mint', 'brown', 9).box(2, 9, 0, 2, 2, 2, 'coral').set(2, 10, 2, 'white')
}

function lamp(model: Voxels): void {
  model
    .box(4, 4, 16, 7, 7, 1, 'ink')
    .box(6, 6, 17, 3, 3, 3, 'glow')
    .box(5, 5, 20, 5, 5, 1, 'coral')
    .box(6, 6, 21, 3, 3, 1, 'coral')
    .set(7, 7, 22, 'sun')
}

function visitors(model: Voxels): void {
  model
    .add(child, 12, 10, 'indigo', 'brown')
    .add(child, 10, 12, 'coral', 'skin')
    .add(child, 6, 12, 'mint', 'tan')
    .box(14, 5, -2, 3, 2, 1, 'wood')
    .box(-1, 10, -1, 2, 4, 1, 'white')
    .box(-1, 11, 0, 1, 2, 1, 'coral')
}

function child(
  model: Voxels,
  x: number,
  y: number,
  shirt: 'indigo' | 'coral' | 'mint' | 'sun',
  skin: 'brown' | 'skin' | 'tan',
  z = 0,
): void {
  model
    .box(x, y, z, 1, 1, 2, shirt)
    .set(x, y, z + 2, skin)
    .set(x, y, z + 3, 'night')
}
