import { Voxels } from '../Voxels.ts'

/** Learning, paper work and rewards. */
export const school = {
  school: new Voxels()
    .box(0, 0, 0, 11, 8, 3, '#A99BFF')
    .box(1, 1, 3, 9, 6, 3, 'violet')
    .box(2, 2, 6, 7, 4, 3, 'indigo')
    .panel(1, 7, 1, ['Y.Y.Y.Y.Y'])
    .panel(2, 6, 4, ['Y.Y.Y.Y'])
    .panel(3, 5, 7, ['Y.Y.Y'])
    .sidePanel(10, 1, 1, ['Y.Y.Y'])
    .sidePanel(9, 2, 4, ['Y.Y.'])
    .box(5, 3, 9, 1, 1, 5, 'grey')
    .box(6, 3, 12, 3, 1, 2, 'sun'),

  home: new Voxels()
    .box(0, 0, 0, 9, 8, 5, 'white')
    .box(-1, -1, 5, 11, 10, 1, 'coral')
    .box(0, -1, 6, 9, 10, 1, 'coral')
    .box(1, -1, 7, 7, 10, 1, 'coral')
    .box(2, -1, 8, 5, 10, 1, 'coral')
    .box(3, -1, 9, 3, 10, 1, 'coral')
    .panel(0, 7, 0, ['.........', '.SS..II..', '.SS..II..', '.....IY..', '.....II..'])
    .sidePanel(8, 0, 0, ['........', '..SS....', '..SS....', '........']),

  door: new Voxels().slab(
    0,
    0,
    0,
    ['DDDDDDD', 'DBBBBBD', 'DBSSSBD', 'DBSSSBD', 'DBBBBBD', 'DBBBBBD', 'DBBBYBD', 'DBBBBBD', 'DBBBBBD', 'DBBBBBD', 'DBBBBBD'],
    'bark',
  ),

  books: new Voxels()
    .box(0, 0, 0, 2, 6, 8, 'indigo')
    .box(2, 0, 0, 2, 6, 9, 'coral')
    .box(4, 0, 0, 1, 6, 7, 'sun')
    .box(5, 0, 0, 3, 6, 8, 'mint')
    .panel(0, 5, 4, ['WW......', '...W....', '...W.WWW']),

  letters: new Voxels()
    .box(0, 0, 0, 9, 9, 9, 'white')
    .panel(0, 8, 0, ['SSSSSSSSS', 'SWWWWWWWS', 'SWWIIIWWS', 'SWIWWWIWS', 'SWIIIIIWS', 'SWIWWWIWS', 'SWIWWWIWS', 'SWWWWWWWS', 'SSSSSSSSS'])
    .sidePanel(8, 0, 0, [
      'SSSSSSSSS',
      'SWWWWWWWS',
      'SWRRRRWWS',
      'SWRWWWRWS',
      'SWRRRRWWS',
      'SWRWWWRWS',
      'SWRRRRWWS',
      'SWWWWWWWS',
      'SSSSSSSSS',
    ])
    .plate(0, 0, 8, ['SSSSSSSSS', 'S.......S', 'S.......S', 'S.......S', 'S.......S', 'S.......S', 'S.......S', 'S.......S', 'SSSSSSSSS']),

  cert: new Voxels()
    .slab(
      0,
      0,
      3,
      [
        'WWWWWWWWWWWWWWW',
        'WIIIIIIIIIIIIIW',
        'WIWWWWWWWWWWWIW',
        'WIWVVVVVVVVVWIW',
        'WIWWWWWWWWWWWIW',
        'WIWVVVVVVWWWWIW',
        'WIWWWWWWWWWWWIW',
        'WIIIIIIIIIIIIIW',
        'WWWWWWWWWWWWWWW',
      ],
      'grey',
    )
    .panel(9, 2, 0, ['.YYY.', 'YYOYY', 'YOYOY', 'YYOYY', '.YYY.', '.R.R.', '.R.R.']),

  clipboard: new Voxels().slab(
    0,
    0,
    0,
    [
      '....EEE....',
      'BBBBEEEBBBB',
      'BWWWWWWWWWB',
      'BWMWIIIIIWB',
      'BWWWWWWWWWB',
      'BWMWIIIIWWB',
      'BWWWWWWWWWB',
      'BWMWIIIIIWB',
      'BWWWWWWWWWB',
      'BWEWEEEWWWB',
      'BWWWWWWWWWB',
      'BBBBBBBBBBB',
    ],
    'wood',
  ),

  calendar: new Voxels()
    .slab(
      0,
      0,
      0,
      [
        'RRRRRRRRRRR',
        'RRRRRRRRRRR',
        'WWWWWWWWWWW',
        'WEWEWEWEWEW',
        'WWWWWWWWWWW',
        'WEWIWIWIWEW',
        'WWWWWWWWWWW',
        'WEWEWEWEWEW',
        'WWWWWWWWWWW',
      ],
      'grey',
    )
    .box(2, 1, 8, 1, 1, 2, 'ink')
    .box(8, 1, 8, 1, 1, 2, 'ink'),

  mail: new Voxels().slab(
    0,
    0,
    0,
    [
      'SSSSSSSSSSSSS',
      'SSSSSSSSSSSSS',
      'WSSSSSSSSSSSW',
      'WWWSSSSSSSWWW',
      'WWWWWRRRWWWWW',
      'WWWWWRRRWWWWW',
      'WWWWWWWWWWWWW',
      'WWWWWWWWWWWWW',
    ],
    'grey',
  ),

  bubble: new Voxels().slab(
    0,
    0,
    0,
    ['.VVVVVVVVV.', 'VVVVVVVVVVV', 'VVWWWWWWWVV', 'VVVVVVVVVVV', 'VVWWWWWVVVV', 'VVVVVVVVVVV', '.VVVVVVVVV.', '.......VV..', '........V..'],
    'violet',
  ),

  shield: new Voxels().slab(
    0,
    0,
    0,
    [
      'MMMMMMMMMMM',
      'MMMMMMMMMMM',
      'MMMMMMMMWWM',
      'MMMMMMMWWMM',
      'MWWMMMWWMMM',
      'MMWWMWWMMMM',
      'MMMWWWMMMMM',
      '.MMMWMMMMM.',
      '..MMMMMMM..',
      '...MMMMM...',
      '....MMM....',
    ],
    'mint',
  ),

  trophy: new Voxels()
    .box(0, 0, 0, 6, 6, 1, 'ink')
    .box(1, 1, 1, 4, 4, 1, 'ink')
    .box(2, 2, 2, 2, 2, 2, 'sun')
    .box(1, 1, 4, 4, 4, 1, 'sun')
    .box(0, 0, 5, 6, 6, 4, 'sun')
    .box(1, 1, 8, 4, 4, 1, 'orange')
    .sidePanel(2, 6, 6, ['OO', 'O.', 'OO'])
    .panel(6, 2, 6, ['OO', '.O', 'OO']),

  coins: new Voxels().add(coinStack, 0, 0, 9).add(coinStack, 6, 0, 6).add(coinStack, 0, 6, 3),

  chest: new Voxels()
    .box(0, 0, 0, 9, 6, 4, 'wood')
    .box(0, 0, 4, 9, 6, 1, 'night')
    .box(0, 0, 5, 9, 6, 2, 'bark')
    .box(1, 0, 0, 1, 6, 7, 'sun')
    .box(7, 0, 0, 1, 6, 7, 'sun')
    .box(4, 5, 3, 1, 1, 3, 'sun'),

  idea: new Voxels()
    .disc(0, 0, 0, 1.2, 'ink')
    .disc(0, 0, 1, 1.5, 'grey', 3)
    .disc(0, 0, 2, 1.5, 'road')
    .disc(0, 0, 4, 2.3, 'sun')
    .ball(0, 0, 7, 3.4, () => 'sun')
    .panel(-2, 3, 7, ['WW', 'W.']),

  lamp: new Voxels()
    .box(0, 0, 0, 3, 3, 1, 'ink')
    .box(1, 1, 1, 1, 1, 5, 'ink')
    .box(0, 0, 5, 3, 3, 1, '#FFF3C4')
    .box(-2, -2, 6, 7, 7, 1, 'sun')
    .box(-1, -1, 7, 5, 5, 1, 'sun')
    .box(0, 0, 8, 3, 3, 1, 'sun'),

  flask: new Voxels().slab(
    0,
    0,
    0,
    [
      '...SSSSS...',
      '....CLC....',
      '....CLC....',
      '....CLC....',
      '...CLLLC...',
      '..CLLLLLC..',
      '..CMMMMMC..',
      '.CMMLMMMMC.',
      '.CMMMMLMMC.',
      'CMMLMMMMMMC',
      'CCCCCCCCCCC',
    ],
    'cyan',
  ),

  basket: new Voxels()
    .add(wicker)
    .box(1, 6, 3, 3, 3, 4, 'mint')
    .box(6, 1, 3, 3, 3, 5, 'coral')
    .box(7, 7, 3, 2, 2, 3, 'sun')
    .box(1, 1, 3, 2, 2, 7, 'aqua')
    .box(1, 1, 9, 2, 2, 1, 'white')
    .box(4, 4, 3, 3, 3, 8, 'white')
    .box(4, 4, 9, 3, 3, 1, 'indigo')
    .box(4, 4, 11, 3, 3, 1, 'coral')
    .box(5, 5, 12, 1, 1, 3, 'coral')
    .box(5, 6, 7, 1, 1, 2, 'sky'),
}

function coinStack(model: Voxels, x: number, y: number, height: number): void {
  for (let z = 0; z < height; z++)
    model.box(x + 1, y, z, 3, 5, 1, z % 2 ? 'sun' : 'orange').box(x, y + 1, z, 5, 3, 1, z % 2 ? 'sun' : 'orange')
}

function wicker(model: Voxels): void {
  model.box(0, 0, 0, 11, 11, 4, 'wood')
  for (let i = 0; i < 11; i++)
    for (let z = 0; z < 4; z++) if ((Math.floor(i / 2) + z) % 2) model.set(i, 10, z, 'bark').set(10, i, z, 'bark')
  model.box(0, 0, 4, 11, 11, 1, 'bark').box(1, 1, 3, 9, 9, 2, null).box(1, 1, 2, 9, 9, 1, 'night')
}
