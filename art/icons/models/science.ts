import { Voxels } from '../Voxels.ts'

/** Sky, space and the laboratory. */
export const science = {
  planet: new Voxels()
    .add(ring, 'back')
    .ball(0, 0, 0, 3.6, (_x, _y, z) => (z === 1 || z === -2 ? 'coral' : 'orange'))
    .add(ring, 'front'),

  magnet: new Voxels().slab(
    0,
    0,
    0,
    ['EEE....EEE', 'EEE....EEE', 'RRR....RRR', 'RRR....RRR', 'RRR....RRR', 'RRR....RRR', 'RRRR..RRRR', '.RRRRRRRR.', '..RRRRRR..'],
    'coral',
    3,
  ),

  microscope: new Voxels()
    .box(0, 0, 0, 8, 7, 1, 'ink')
    .box(5, 2, 1, 2, 3, 9, 'white')
    .box(1, 1, 4, 5, 5, 1, 'grey')
    .box(2, 2, 5, 2, 2, 1, 'mint')
    .box(2, 2, 9, 4, 3, 2, 'white')
    .box(2, 2, 7, 2, 2, 2, 'sky')
    .box(2, 2, 11, 2, 2, 3, 'indigo')
    .box(7, 3, 6, 1, 1, 1, 'sun'),

  sun: new Voxels()
    .ball(0, 0, 0, 3.6, () => 'sun')
    .box(0, 0, 5, 1, 1, 2, 'orange')
    .box(5, 0, 0, 2, 1, 1, 'orange')
    .box(0, 5, 0, 1, 2, 1, 'orange')
    .box(0, 0, -6, 1, 1, 2, 'orange')
    .box(-6, 0, 0, 2, 1, 1, 'orange')
    .box(0, -6, 0, 1, 2, 1, 'orange'),

  cloud: new Voxels().box(0, 0, 0, 12, 6, 3, 'white').box(2, 1, 3, 8, 4, 2, 'white').box(3, 2, 5, 4, 3, 2, 'white'),
}

/** Drawn in two halves, so that the planet is inside its ring. */
function ring(model: Voxels, half: 'back' | 'front'): void {
  for (let x = -7; x <= 7; x++)
    for (let y = -7; y <= 7; y++) {
      const distance = Math.hypot(x, y)
      if (distance > 5.2 && distance <= 7 && x + y > 0 === (half === 'front')) model.set(x, y, 0, distance > 6.2 ? 'violet' : 'indigo')
    }
}
