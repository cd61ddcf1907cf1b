import { Voxels } from '../Voxels.ts'

/** Camp, nature and the trip there. */
export const outdoors = {
  tent: new Voxels()
    .box(-1, -1, -1, 12, 12, 1, 'grass')
    .add(tentRoof)
    .panel(0, 9, 0, ['....YY....', '...RYYR...', '..RNNNNR..', '..RNNNNR..', '.RRNNNNRR.', 'RRRNNNNRRR'])
    .set(10, 0, 0, 'sun'),

  fire: new Voxels()
    .box(0, 3, 0, 9, 3, 1, 'bark')
    .box(3, 0, 0, 3, 9, 1, 'wood')
    .box(2, 2, 1, 5, 5, 1, 'coral')
    .box(3, 3, 2, 4, 4, 1, 'orange')
    .box(3, 3, 3, 3, 3, 2, 'orange')
    .box(3, 4, 5, 2, 2, 2, 'sun')
    .box(4, 4, 7, 1, 1, 2, 'sun')
    .box(5, 6, 2, 1, 1, 2, 'sun')
    .box(6, 4, 2, 1, 1, 1, 'sun'),

  tree: new Voxels()
    .box(2, 2, 0, 2, 2, 3, 'bark')
    .box(0, 0, 3, 6, 6, 3, 'green')
    .box(0, 0, 4, 6, 6, 1, 'leaf')
    .box(1, 1, 6, 4, 4, 2, 'green'),

  plant: new Voxels()
    .box(0, 0, 0, 4, 4, 3, 'coral')
    .box(-1, -1, 3, 6, 6, 1, 'coral')
    .box(0, 0, 3, 4, 4, 1, 'bark')
    .box(1, 1, 4, 2, 2, 2, 'leaf')
    .box(-1, 1, 6, 3, 2, 2, 'green')
    .box(2, 0, 6, 3, 3, 3, 'green')
    .box(0, 2, 8, 3, 2, 2, 'leaf'),

  torch: new Voxels()
    .box(0, 0, 0, 2, 2, 7, 'wood')
    .box(-1, -1, 7, 4, 4, 1, 'bark')
    .box(-1, -1, 8, 4, 4, 1, 'coral')
    .box(0, 0, 9, 3, 3, 1, 'orange')
    .box(0, 0, 10, 2, 2, 2, 'sun')
    .box(0, 1, 12, 1, 1, 1, 'sun'),

  log: new Voxels()
    .box(0, 0, 0, 10, 5, 5, 'wood')
    .box(1, 0, 0, 1, 5, 5, 'bark')
    .box(5, 0, 0, 1, 5, 5, 'bark')
    .sidePanel(9, 0, 0, ['BBBBB', 'BHHHB', 'BHDHB', 'BHHHB', 'BBBBB']),

  bridge: new Voxels()
    .box(-1, -1, -1, 14, 7, 1, 'sky')
    .box(0, 0, 0, 2, 5, 2, 'grey')
    .box(10, 0, 0, 2, 5, 2, 'grey')
    .box(0, 0, 2, 12, 5, 1, 'wood')
    .add(bridgeRail, 0)
    .add(bridgeRail, 4),

  boat: new Voxels()
    .box(1, 1, 0, 10, 3, 1, 'bark')
    .box(0, 0, 1, 12, 5, 2, 'wood')
    .box(1, 1, 2, 10, 3, 1, null)
    .box(1, 1, 1, 10, 3, 1, 'bark')
    .box(6, 2, 2, 1, 1, 11, 'bark')
    .panel(0, 2, 4, ['....WW', '...WWW', '..RRRR', '.RRRRR', '.WWWWW', 'WWWWWW', 'WWWWWW'])
    .panel(7, 2, 4, ['R....', 'RR...', 'RRR..', 'RRRR.', 'RRRRR'])
    .box(7, 2, 11, 2, 1, 2, 'sun'),

  flag: new Voxels()
    .box(0, 0, 0, 4, 4, 1, 'grey')
    .box(1, 1, 1, 1, 1, 12, 'white')
    .set(1, 1, 13, 'sun')
    .panel(2, 1, 8, ['SSSSSSS', 'SYSSSYS', 'SSYSYSS', 'SYSSSYS', 'SSSSSSS']),

  fish: new Voxels()
    .box(-1, 2, 0, 1, 1, 3, 'sun')
    .box(-1, 2, 4, 1, 1, 3, 'sun')
    .box(0, 2, 1, 1, 1, 5, 'sun')
    .box(1, 2, 2, 1, 1, 3, 'orange')
    .box(2, 1, 1, 8, 3, 5, 'orange')
    .box(3, 1, 0, 5, 3, 1, 'orange')
    .box(3, 2, 6, 4, 1, 1, 'sun')
    .box(3, 1, 1, 1, 3, 5, 'white')
    .box(6, 1, 1, 1, 3, 5, 'white')
    .box(8, 3, 3, 1, 1, 2, 'night')
    .box(10, 1, 2, 1, 3, 2, 'sun'),

  apple: new Voxels()
    .box(1, 1, 0, 5, 5, 1, 'coral')
    .box(0, 0, 1, 7, 7, 4, 'coral')
    .box(1, 1, 5, 5, 5, 1, 'coral')
    .box(3, 3, 5, 1, 1, 3, 'bark')
    .box(4, 3, 7, 3, 2, 1, 'green')
    .box(1, 6, 3, 1, 1, 1, 'pink')
    .box(1, 6, 4, 2, 1, 1, 'pink'),

  globe: new Voxels().box(0, 0, 0, 5, 5, 1, 'ink').box(2, 2, 1, 1, 1, 1, 'ink').add(earth),
}

function tentRoof(model: Voxels): void {
  for (let z = 0; z < 6; z++) for (let y = 0; y < 10; y++) model.box(z, y, z, 10 - 2 * z, 1, 1, y % 4 < 2 ? 'coral' : 'white')
}

function bridgeRail(model: Voxels, y: number): void {
  for (let x = 0; x < 12; x += 3) model.box(x, y, 3, 1, 1, 2, 'bark')
  model.box(0, y, 5, 12, 1, 1, 'wood')
}

function earth(model: Voxels): void {
  model.ball(2, 2, 5, 3.6, (x, y, z) => ((x * 2 + z * 3 + y) % 5 < 2 ? 'green' : 'sky'))
}
