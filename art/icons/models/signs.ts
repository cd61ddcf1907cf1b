import { Voxels } from '../Voxels.ts'

/** Small signs for facts and contact details. */
export const signs = {
  star: new Voxels().slab(
    0,
    0,
    0,
    ['.....Y.....', '....YYY....', '....YYY....', 'YYYYYYYYYYY', '.YYYYYYYYY.', '..YYYYYYY..', '..YYYYYYY..', '.YYYY.YYYY.', '.YY.....YY.'],
    'orange',
  ),

  heart: new Voxels().slab(
    0,
    0,
    0,
    ['.RRR...RRR.', 'RRPRR.RRRRR', 'RPRRRRRRRRR', 'RRRRRRRRRRR', '.RRRRRRRRR.', '..RRRRRRR..', '...RRRRR...', '....RRR....', '.....R.....'],
    'coral',
    3,
  ),

  clock: new Voxels().slab(
    0,
    0,
    0,
    [
      '...IIIII...',
      '.IIWWWWWII.',
      '.IWWWKWWWI.',
      'IWWWWKWWWWI',
      'IWWWWKWWWWI',
      'IWWWWKKKWWI',
      'IWWWWWWWWWI',
      'IWWWWWWWWWI',
      '.IWWWWWWWI.',
      '.IIWWWWWII.',
      '...IIIII...',
    ],
    'indigo',
    3,
  ),

  pin: new Voxels()
    .box(1, -2, -1, 7, 7, 1, 'grass')
    .slab(
      0,
      0,
      0,
      ['..RRRRR..', '.RRRRRRR.', 'RRRWWWRRR', 'RRRWWWRRR', 'RRRWWWRRR', '.RRRRRRR.', '..RRRRR..', '...RRR...', '....R....', '....R....'],
      'coral',
      3,
    ),

  key: new Voxels().slab(
    0,
    0,
    0,
    ['.YYYY.........', 'YYYYYY........', 'YY..YYYYYYYYYY', 'YY..YYYYYYYYYY', 'YYYYYY...YY.YY', '.YYYY....YY.YY'],
    'orange',
  ),

  lock: new Voxels()
    .slab(1, 1, 7, ['.EEEEE.', 'EE...EE', 'EE...EE', 'EE...EE'], 'grey')
    .slab(0, 0, 0, ['YYYYYYYYY', 'YYYYYYYYY', 'YYYKKKYYY', 'YYYKKKYYY', 'YYYYKYYYY', 'YYYYKYYYY', 'YYYYYYYYY'], 'sun', 4),

  gear: new Voxels().slab(
    0,
    0,
    0,
    [
      '....VVV....',
      '.V..VVV..V.',
      '.VVVVVVVVV.',
      '..VVVVVVV..',
      'VVVVNNNVVVV',
      'VVVVNNNVVVV',
      'VVVVNNNVVVV',
      '..VVVVVVV..',
      '.VVVVVVVVV.',
      '.V..VVV..V.',
      '....VVV....',
    ],
    'violet',
    3,
  ),

  battery: new Voxels()
    .box(0, 0, 0, 6, 6, 11, 'ink')
    .box(1, 1, 11, 4, 4, 1, 'grey')
    .panel(0, 5, 0, ['KKKKKK', 'KKKKKK', 'KKYKKK', 'KYYKKK', 'KYYYYK', 'KKYYYK', 'KKKYKK', 'KKKYKK', 'GGGGGG', 'GGGGGG', 'GGGGGG'])
    .box(5, 0, 0, 1, 6, 3, 'green'),
}
