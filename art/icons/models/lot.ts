import type { Colour } from '../palette.ts'
import { Voxels } from '../Voxels.ts'

const size = 23

/** One plot of the city in five stages: an empty lot, its streets, its houses, its green, its people. */
export const lot = [
  new Voxels().add(ground).add(pegs),
  new Voxels().add(streets),
  new Voxels().add(houses),
  new Voxels().add(green),
  new Voxels().add(people),
]

function ground(model: Voxels): void {
  model.box(0, 0, -4, size, size, 1, 'bark').box(0, 0, -3, size, size, 2, 'wood').box(0, 0, -1, size, size, 1, 'grass')
  for (const [x, y] of [
    [4, 17],
    [17, 4],
    [3, 5],
    [18, 19],
    [15, 14],
  ] as const)
    model.box(x, y, -1, 2, 1, 1, 'green')
}

function pegs(model: Voxels): void {
  for (const [x, y] of [
    [0, 0],
    [size - 1, 0],
    [0, size - 1],
    [size - 1, size - 1],
  ] as const)
    model.box(x, y, 0, 1, 1, 3, 'white').set(x, y, 1, 'coral')
  model.box(11, 11, 0, 1, 1, 7, 'white').box(12, 11, 4, 4, 1, 3, 'coral').set(13, 11, 5, 'sun').set(14, 11, 5, 'sun')
}

function streets(model: Voxels): void {
  model.box(9, 0, -1, 5, size, 1, 'grey').box(0, 9, -1, size, 5, 1, 'grey')
  model.box(10, 0, -1, 3, size, 1, 'road').box(0, 10, -1, size, 3, 1, 'road').box(8, 8, -1, 7, 7, 1, 'road')
  for (let i = 1; i < size; i += 3) if (i < 7 || i > 14) model.box(i, 11, -1, 2, 1, 1, 'white').box(11, i, -1, 1, 2, 1, 'white')
  model.disc(11, 11, -1, 1.5, 'grass')
}

function houses(model: Voxels): void {
  model
    .add(building, 1, 1, [5, 5, 15], 'indigo', 'glow')
    .add(building, 6, 2, [3, 4, 9], 'coral', 'white')
    .add(building, 15, 2, [4, 5, 7], 'sun', 'ink')
    .add(building, 20, 1, [3, 4, 4], 'white', 'sky')
    .add(building, 1, 15, [6, 4, 5], 'mint', 'white')
    .box(3, 18, 0, 2, 1, 2, 'night')
    .box(15, 2, 7, 4, 5, 1, 'white')
}

function green(model: Voxels): void {
  model
    .box(1, 1, 15, 5, 5, 1, 'grass')
    .box(2, 2, 16, 2, 2, 1, 'leaf')
    .plate(6, 2, 9, ['SIS', 'SIS', 'SIS', 'SIS'])
    .plate(20, 1, 4, ['SIS', 'SIS', 'SIS', 'SIS'])
    .box(15, 15, -1, 7, 7, 1, 'green')
    .box(17, 18, -1, 4, 3, 1, 'cyan')
    .add(tree, 16, 16, 'leaf')
    .add(tree, 21, 16, 'pink')
    .add(tree, 16, 21, 'leaf')
    .add(tree, 7, 7, 'leaf')
    .add(tree, 21, 7, 'leaf')
    .add(tree, 2, 21, 'pink')
    .add(tree, 7, 21, 'leaf')
    .box(1, 15, 5, 6, 4, 1, 'grass')
    .box(4, 16, 6, 2, 1, 1, 'leaf')
}

function people(model: Voxels): void {
  model
    .box(16, 10, 0, 4, 2, 2, 'sun')
    .plate(16, 10, 2, ['YYYY', 'YYYY'])
    .panel(16, 11, 1, ['SSSK'])
    .box(3, 12, 0, 3, 1, 1, 'coral')
    .box(10, 3, 0, 1, 3, 1, 'violet')
    .add(lampPost, 9, 15)
    .add(lampPost, 14, 8)
    .add(lampPost, 14, 20)
    .add(person, 14, 16, 'coral', 'skin')
    .add(person, 19, 16, 'indigo', 'brown')
    .add(person, 15, 19, 'sun', 'tan')
    .add(person, 9, 18, 'violet', 'skin')
    .add(person, 8, 19, 'orange', 'brown')
    .add(person, 18, 9, 'mint', 'tan')
    .add(person, 9, 7, 'sun', 'brown')
    .add(person, 21, 20, 'coral', 'brown')
    .add(person, 20, 21, 'mint', 'skin')
    .add(person, 12, 17, 'orange', 'tan')
    .add(drone, 19, 5, 14)
}

function building(model: Voxels, x: number, y: number, dimensions: [number, number, number], wall: Colour, window: Colour): void {
  const [width, depth, height] = dimensions
  model.box(x, y, 0, width, depth, height, wall)
  for (let z = 2; z < height - 1; z += 2) {
    for (let i = 1; i < width; i += 2) model.set(x + i, y + depth - 1, z, window)
    for (let j = 1; j < depth; j += 2) model.set(x + width - 1, y + j, z, window)
  }
}

function tree(model: Voxels, x: number, y: number, leaves: Colour): void {
  model
    .box(x, y, 0, 1, 1, 2, 'bark')
    .box(x - 1, y - 1, 2, 3, 3, 2, leaves)
    .set(x, y, 4, leaves)
}

function lampPost(model: Voxels, x: number, y: number): void {
  model.box(x, y, 0, 1, 1, 4, 'ink').set(x, y, 4, 'glow')
}

function person(model: Voxels, x: number, y: number, shirt: Colour, skin: Colour): void {
  model.set(x, y, 0, 'ink').set(x, y, 1, shirt).set(x, y, 2, skin)
}

function drone(model: Voxels, x: number, y: number, z: number): void {
  model.box(x, y, z, 3, 3, 1, 'white').set(x + 1, y + 1, z - 1, 'coral')
  for (const [i, j] of [
    [-1, -1],
    [3, -1],
    [-1, 3],
    [3, 3],
  ] as const)
    model.set(x + i, y + j, z, 'coral')
}
