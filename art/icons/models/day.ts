import { Voxels } from '../Voxels.ts'

/** A day at camp: the trip, meals and games. */
export const day = {
  bus: new Voxels()
    .add(wheels)
    .box(0, 0, 1, 15, 6, 7, 'sun')
    .panel(0, 5, 1, [
      'YYYYYYYYYYYYYYY',
      'YSSYSSYSSYSSYSS',
      'YSSYSSYSSYSSYSS',
      'YSSYSSYSSYSSYSS',
      'YYYYYYYYYYYYYYY',
      'KKKKKKKKKKKKKKK',
      'YYYYYYYYYYYYYYY',
    ])
    .sidePanel(14, 0, 1, ['YYYYYY', 'YSSSSY', 'YSSSSY', 'YSSSSY', 'YYYYYY', 'KKKKKK', 'YWKKWY']),

  sandwich: new Voxels()
    .box(0, 0, 0, 9, 8, 2, 'wood')
    .box(0, 0, 1, 9, 8, 1, 'skin')
    .box(-1, -1, 2, 11, 10, 1, 'green')
    .box(0, 0, 3, 9, 8, 1, 'coral')
    .box(0, 0, 4, 9, 8, 1, 'sun')
    .box(0, 0, 5, 9, 8, 1, 'skin')
    .box(0, 0, 6, 9, 8, 1, 'wood')
    .box(1, 1, 7, 7, 6, 1, 'wood')
    .set(3, 3, 8, 'skin')
    .set(6, 2, 8, 'skin')
    .set(5, 5, 8, 'skin'),

  headphones: new Voxels()
    .slab(0, 2, 6, ['..KKKKKKK..', '.KK.....KK.', 'KK.......KK'], 'ink')
    .box(0, 2, 4, 2, 2, 2, 'ink')
    .box(9, 2, 4, 2, 2, 2, 'ink')
    .box(-1, 1, 0, 3, 4, 5, 'violet')
    .box(9, 1, 0, 3, 4, 5, 'violet'),

  paints: new Voxels()
    .box(0, 0, 0, 12, 9, 1, 'wood')
    .plate(1, 1, 1, ['RR..YY..SS', 'RR..YY..SS', '..........', '..........', '..GG..VV..', '..GG..VV..'])
    .box(13, 3, 0, 2, 2, 2, 'coral')
    .box(13, 3, 2, 2, 2, 2, 'grey')
    .box(13, 3, 4, 2, 2, 7, 'sun'),
}

function wheels(model: Voxels): void {
  for (const x of [1, 10]) model.slab(x, 0, -1, ['.NN.', 'NEEN', '.NN.'], 'night', 6)
}
