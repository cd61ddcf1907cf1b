import type { Colour } from '../palette.ts'
import { Voxels } from '../Voxels.ts'

type Hero = { legs: Colour; top: Colour; skin: Colour; hair: Colour }

const dragonGreen = '#35C6A0'
const dragonShade = '#239A7E'
const cream = '#FFE9B8'
const stone = '#B9AEF2'

/** Sprites for the game of the dragon and the prince. */
export const story = {
  prince: new Voxels().add(prince),
  noa: new Voxels().add(noa),
  dragon: new Voxels().add(dragon),
  castle: new Voxels()
    .add(tower, 0, 6, 5, 12, stone, 'coral')
    .add(tower, 8, 0, 7, 17, '#C9C0F7', 'indigo')
    .box(3, 4, 0, 10, 7, 8, '#A99CEB')
    .add(battlements)
    .box(6, 10, 0, 4, 1, 5, 'night')
    .box(7, 10, 5, 2, 1, 1, 'night')
    .box(4, 10, 4, 1, 1, 2, 'glow')
    .box(11, 10, 4, 1, 1, 2, 'glow'),
  lantern: new Voxels().add(lantern, 0, 0, 0, 'glow').box(0, 2, 1, 1, 1, 2, '#FFF6D6'),
  'lantern-off': new Voxels().add(lantern, 0, 0, 0, '#4C4292'),
  'bridge-block': new Voxels().box(0, 0, 0, 6, 6, 3, 'orange').box(0, 0, 2, 6, 6, 1, 'sun').box(1, 1, 3, 4, 4, 1, 'sun'),
}

function prince(model: Voxels): void {
  const hair = '#2B2333'
  model
    .add(hero, { legs: '#F0DFC2', top: 'coral', skin: '#D9A074', hair })
    .box(0, 0, 3, 2, 3, 4, 'indigo')
    .box(5, 0, 3, 2, 3, 4, 'indigo')
    .box(0, 4, 12, 7, 1, 1, hair)
    .box(0, 0, 13, 7, 5, 1, 'sun')
    .box(1, 1, 13, 5, 3, 1, hair)
    .plate(0, 0, 14, ['Y..Y..Y', '.......', 'Y.....Y', '.......', 'Y..Y..Y'])
    .set(3, 4, 13, 'coral')
}

function noa(model: Voxels): void {
  const hair = '#C2592D'
  model
    .add(hero, { legs: 'indigo', top: 'sun', skin: '#FFDCC4', hair })
    .box(0, 0, 5, 7, 1, 8, hair)
    .box(0, 0, 13, 7, 4, 1, hair)
    .box(0, 4, 12, 7, 1, 1, hair)
    .box(0, 4, 5, 1, 1, 6, hair)
    .box(6, 4, 5, 1, 1, 6, hair)
    .set(0, 4, 5, 'mint')
    .set(6, 4, 5, 'mint')
  model.add(lantern, -2, 2, 1, 'glow').box(-2, 4, 2, 1, 1, 2, '#FFF6D6')
}

function hero(model: Voxels, { legs, top, skin, hair }: Hero): void {
  model
    .box(1, 1, 0, 2, 2, 3, legs)
    .box(4, 1, 0, 2, 2, 3, legs)
    .box(1, 1, 3, 5, 2, 4, top)
    .box(0, 1, 4, 1, 2, 3, top)
    .box(0, 1, 3, 1, 2, 1, skin)
    .box(0, 0, 7, 7, 5, 6, skin)
    .box(6, 1, 4, 1, 2, 3, top)
    .box(6, 1, 3, 1, 2, 1, skin)
    .box(0, 0, 12, 7, 5, 1, hair)
    .box(0, 0, 8, 7, 1, 5, hair)
    .box(0, 1, 10, 1, 2, 2, hair)
    .box(6, 1, 9, 1, 2, 3, hair)
    .set(0, 4, 11, hair)
    .set(6, 4, 11, hair)
    .set(1, 4, 10, 'night')
    .set(5, 4, 10, 'night')
    .set(1, 4, 9, '#F2A08A')
    .set(5, 4, 9, '#F2A08A')
    .box(2, 4, 8, 3, 1, 1, '#FFFFFF')
}

function dragon(model: Voxels): void {
  const wing = ['....RR', '..RRRR', '.RRRRR', 'RRRRRR', 'RRRRR.', 'RR.RR.', 'R..R..']
  model
    .box(7, 0, 0, 5, 2, 2, dragonGreen)
    .box(11, 0, 2, 2, 2, 2, dragonGreen)
    .box(11, 0, 4, 2, 2, 1, 'coral')
    .set(12, 0, 5, 'coral')
    .panel(8, 1, 5, wing)
    .panel(
      -7,
      1,
      5,
      wing.map((row) => [...row].reverse().join('')),
    )
    .box(0, 0, 2, 8, 6, 6, dragonGreen)
    .box(0, 3, 0, 3, 4, 2, dragonShade)
    .box(5, 3, 0, 3, 4, 2, dragonShade)
    .panel(0, 6, 0, ['W.W..W.W'])
    .box(2, 5, 2, 4, 1, 5, cream)
    .box(2, 5, 2, 4, 1, 1, '#F6D58E')
    .box(2, 5, 4, 4, 1, 1, '#F6D58E')
    .box(-1, 5, 4, 1, 2, 2, dragonShade)
    .box(8, 5, 4, 1, 2, 2, dragonShade)
    .box(-1, 2, 8, 10, 8, 7, dragonGreen)
    .box(0, 10, 8, 8, 2, 3, dragonGreen)
    .box(1, 11, 8, 6, 1, 1, cream)
    .set(1, 11, 10, dragonShade)
    .set(6, 11, 10, dragonShade)
    .box(0, 9, 11, 2, 1, 3, '#FFFFFF')
    .box(1, 9, 11, 1, 1, 2, 'night')
    .box(6, 9, 11, 2, 1, 3, '#FFFFFF')
    .box(6, 9, 11, 1, 1, 2, 'night')
    .set(-1, 9, 10, 'pink')
    .set(8, 9, 10, 'pink')
    .box(0, 4, 15, 2, 2, 1, cream)
    .box(0, 4, 16, 1, 1, 2, cream)
    .box(6, 4, 15, 2, 2, 1, cream)
    .box(7, 4, 16, 1, 1, 2, cream)
    .box(3, 2, 15, 2, 1, 1, 'coral')
    .box(3, 4, 15, 2, 1, 2, 'coral')
    .box(3, 6, 15, 2, 1, 1, 'coral')
    .box(3, 8, 15, 2, 1, 1, 'coral')
}

function lantern(model: Voxels, x: number, y: number, z: number, light: Colour): void {
  model
    .box(x - 1, y, z, 3, 3, 4, 'ink')
    .box(x - 1, y, z + 1, 3, 3, 2, light)
    .set(x, y + 1, z + 4, 'ink')
}

function tower(model: Voxels, x: number, y: number, width: number, height: number, wall: Colour, roof: Colour): void {
  const middle = Math.floor(width / 2)
  model.box(x, y, 0, width, width, height, wall)
  for (let z = 2; z < height - 2; z += 4)
    model.box(x + middle - 1, y + width - 1, z, 2, 1, 2, 'glow').box(x + width - 1, y + middle - 1, z + 1, 1, 2, 2, 'glow')
  let z = height
  for (let inset = -1; inset < width / 2; inset++, z++) model.box(x + inset, y + inset, z, width - 2 * inset, width - 2 * inset, 1, roof)
  model.box(x + middle, y + middle, z, 1, 1, 2, 'sun')
}

function battlements(model: Voxels): void {
  for (let x = 3; x < 13; x += 2) model.set(x, 10, 8, '#A99CEB')
}
