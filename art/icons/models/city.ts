import type { Colour } from '../palette.ts'
import { Voxels } from '../Voxels.ts'

const plotSize = 15

/** The smart city, the four states of one plot, and three landmarks. */
export const city = {
  city: new Voxels()
    .box(0, 0, -1, 12, 12, 2, 'grass')
    .box(1, 1, 1, 5, 5, 15, 'indigo')
    .panel(1, 5, 3, windows(5, 11))
    .sidePanel(5, 1, 3, windows(5, 11))
    .box(1, 1, 16, 5, 5, 1, 'white')
    .box(3, 3, 17, 1, 1, 3, 'grey')
    .set(3, 3, 20, 'coral')
    .box(7, 1, 1, 4, 4, 8, 'white')
    .panel(7, 4, 2, ['.SS.', '....', '.SS.', '....', '.SS.'])
    .sidePanel(10, 1, 2, ['.SS.', '....', '.SS.', '....', '.SS.'])
    .box(7, 1, 9, 4, 4, 1, 'mint')
    .box(2, 7, 1, 3, 4, 5, 'coral')
    .panel(2, 10, 2, ['.W.', '...', '.W.'])
    .sidePanel(4, 7, 2, ['.WW.', '....', '.WW.'])
    .box(2, 7, 6, 3, 4, 1, 'white')
    .box(8, 8, 1, 1, 1, 2, 'wood')
    .box(7, 7, 3, 3, 3, 3, 'mint')
    .set(8, 8, 6, 'mint'),

  plot1: new Voxels().add(ground).add(pegs),
  plot2: new Voxels().add(ground).add(roads).add(pegs).set(7, 7, 0, null),
  plot3: new Voxels().add(ground).add(roads).add(houses),
  plot4: new Voxels()
    .add(ground)
    .add(roads)
    .add(houses)
    .box(1, 1, 7, 4, 3, 1, 'grass')
    .set(2, 2, 8, 'leaf')
    .set(4, 1, 8, 'leaf')
    .box(10, 1, 11, 4, 3, 1, 'white')
    .plate(10, 1, 12, ['IIS', 'IIS', 'IIS'])
    .plate(9, 8, 4, ['ISIS', 'ISIS', 'ISIS'])
    .add(tree, 1, 13, 'pink')
    .add(tree, 13, 13, 'leaf')
    .box(11, 6, 0, 2, 1, 1, 'sun')
    .box(3, 5, 0, 2, 1, 1, 'coral')
    .box(7, 2, 0, 1, 2, 1, 'mint')
    .add(passerBy, 5, 9, 'indigo', 'skin')
    .add(passerBy, 5, 11, 'mint', 'skin')
    .add(passerBy, 9, 4, 'orange', 'brown'),

  'land-library': new Voxels()
    .box(0, 0, -2, 15, 12, 1, 'wood')
    .box(0, 0, -1, 15, 12, 1, 'grass')
    .box(6, 9, -1, 3, 3, 1, 'grey')
    .box(1, 1, 0, 12, 8, 8, 'white')
    .panel(1, 8, 0, [
      'WWWWWWWWWWWW',
      'WKKKKKKKKKKW',
      'WRYISMRYVISW',
      'WRYISMRYVISW',
      'WWWWWWWWWWWW',
      'WSMRVYNNIRYW',
      'WSMRVYNNIRYW',
      'WSMRVYNNIRYW',
    ])
    .box(12, 2, 1, 1, 6, 2, 'sky')
    .box(12, 2, 4, 1, 6, 2, 'sky')
    .box(0, 0, 7, 14, 10, 1, 'grey')
    .box(0, 0, 8, 14, 10, 1, 'grass')
    .add(bush, 3, 3, 9, 'leaf')
    .add(bush, 9, 2, 9, 'leaf')
    .add(bush, 11, 7, 9, 'pink')
    .box(5, 6, 9, 3, 2, 1, 'indigo'),

  'land-path': new Voxels()
    .box(0, 0, -2, 15, 11, 1, 'ink')
    .box(0, 0, -1, 15, 8, 1, 'road')
    .box(0, 8, -1, 15, 3, 1, 'mint')
    .add(crossing)
    .box(2, 9, 0, 1, 1, 9, 'ink')
    .box(1, 9, 9, 3, 2, 7, 'ink')
    .set(2, 10, 14, 'coral')
    .set(2, 10, 12, 'sun')
    .set(2, 10, 10, 'green')
    .box(12, 1, 0, 1, 1, 7, 'grey')
    .panel(10, 1, 7, ['IIWII', 'IWWWI', 'IIWII', 'IWIWI'])
    .add(pedestrian, 6, 3, { shirt: 'sun', skin: 'skin', hair: 'bark' })
    .add(pedestrian, 9, 4, { shirt: 'coral', skin: 'brown', hair: 'night' }),

  'land-square': new Voxels()
    .box(0, 0, -2, 13, 11, 1, 'grey')
    .add(paving)
    .box(13, 0, -2, 4, 11, 1, 'wood')
    .box(13, 0, -1, 4, 11, 1, 'grass')
    .box(1, 1, 0, 1, 1, 7, 'wood')
    .box(11, 1, 0, 1, 1, 7, 'wood')
    .box(1, 9, 0, 1, 1, 7, 'wood')
    .box(11, 9, 0, 1, 1, 7, 'wood')
    .add(awning)
    .box(4, 4, 0, 5, 3, 1, 'sky')
    .box(5, 5, 1, 3, 1, 1, 'cyan')
    .box(6, 5, 2, 1, 1, 2, 'white')
    .box(2, 9, 0, 3, 1, 1, 'bark')
    .box(8, 9, 0, 3, 1, 1, 'bark')
    .add(tree, 15, 2, 'leaf')
    .add(tree, 15, 8, 'pink'),

  turbine: new Voxels()
    .box(-2, -2, -15, 5, 5, 1, 'grass')
    .box(0, 0, -14, 1, 1, 14, 'white')
    .box(1, 1, 1, 1, 1, 8, 'white')
    .box(1, 2, 1, 1, 7, 1, 'white')
    .box(2, 1, 1, 7, 1, 1, 'white')
    .box(1, 1, 1, 1, 1, 1, 'coral'),
}

function windows(width: number, height: number): string[] {
  return Array.from({ length: height }, (_, row) => (row % 2 ? '.' : '.Y').repeat(width).slice(0, width))
}

function building(model: Voxels, x: number, y: number, size: [number, number, number], wall: Colour, window: Colour): void {
  const [width, depth, height] = size
  model.box(x, y, 0, width, depth, height, wall)
  for (let z = 1; z < height; z += 2) {
    for (let i = width > 2 ? 1 : 0; i < width; i += 2) model.set(x + i, y + depth - 1, z, window)
    for (let j = depth > 2 ? 1 : 0; j < depth; j += 2) model.set(x + width - 1, y + j, z, window)
  }
}

function ground(model: Voxels): void {
  model
    .box(0, 0, -3, plotSize, plotSize, 1, 'bark')
    .box(0, 0, -2, plotSize, plotSize, 1, 'wood')
    .box(0, 0, -1, plotSize, plotSize, 1, 'grass')
  for (let x = 0; x < plotSize; x++) model.box(x, x < 4 ? 11 : x < 9 ? 12 : 13, -1, 1, 2, 1, 'sky')
}

function roads(model: Voxels): void {
  model.box(6, 0, -1, 2, 11, 1, 'road').box(0, 5, -1, plotSize, 2, 1, 'road').box(6, 11, -1, 2, 3, 1, 'wood')
  for (let i = 0; i < plotSize; i += 3) model.set(i, 5, -1, 'white')
  for (let i = 1; i < 11; i += 3) model.set(6, i, -1, 'white')
}

function houses(model: Voxels): void {
  model
    .add(building, 1, 1, [4, 3, 7], 'coral', 'glow')
    .add(building, 10, 1, [4, 3, 11], 'indigo', 'glow')
    .add(building, 9, 8, [4, 3, 4], 'white', 'sky')
    .add(building, 2, 8, [3, 2, 5], 'sun', 'ink')
}

function pegs(model: Voxels): void {
  for (const [x, y] of [
    [1, 1],
    [13, 1],
    [1, 8],
    [12, 9],
  ] as const)
    model.box(x, y, 0, 1, 1, 3, 'white').set(x, y, 1, 'coral')
  model.box(7, 7, 0, 1, 1, 5, 'white').box(8, 7, 3, 3, 1, 2, 'coral')
}

function tree(model: Voxels, x: number, y: number, leaves: Colour): void {
  model.set(x, y, 0, 'bark').add(bush, x, y, 1, leaves)
}

function bush(model: Voxels, x: number, y: number, z: number, leaves: Colour): void {
  model.box(x - 1, y - 1, z, 3, 3, 2, leaves).set(x, y, z + 2, leaves)
}

function passerBy(model: Voxels, x: number, y: number, shirt: Colour, skin: Colour): void {
  model.set(x, y, 0, shirt).set(x, y, 1, skin)
}

function pedestrian(model: Voxels, x: number, y: number, looks: { shirt: Colour; skin: Colour; hair: Colour }): void {
  model.box(x, y, 0, 2, 1, 1, 'ink').box(x, y, 1, 2, 1, 2, looks.shirt).box(x, y, 3, 2, 2, 2, looks.skin).box(x, y, 5, 2, 2, 1, looks.hair)
}

function crossing(model: Voxels): void {
  for (let x = 4; x < 11; x += 2) model.box(x, 0, -1, 1, 8, 1, 'white')
  for (let x = 1; x < 15; x += 4) model.box(x, 9, -1, 2, 1, 1, 'white')
}

function paving(model: Voxels): void {
  for (let x = 0; x < 13; x++) for (let y = 0; y < 11; y++) model.set(x, y, -1, x % 4 && y % 4 ? 'white' : 'grey')
}

function awning(model: Voxels): void {
  for (let x = 0; x < 13; x++) model.box(x, 0, 7, 1, 11, 1, x % 2 ? 'sun' : 'white')
}
