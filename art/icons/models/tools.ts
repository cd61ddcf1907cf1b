import { Voxels } from '../Voxels.ts'

/** The tools on the workshop's wall, one per skill. */
export const tools = {
  magnifier: new Voxels().slab(
    0,
    0,
    0,
    [
      '..KKKKK....',
      '.KLLLLLK...',
      'KLLWLLLLK..',
      'KLWLLLLLK..',
      'KLLLLLLLK..',
      'KLLLLLLLK..',
      'KLLLLLLLK..',
      '.KLLLLLK...',
      '..KKKKKYY..',
      '.......YYY.',
      '........YYY',
      '.........YY',
    ],
    'ink',
  ),

  brush: new Voxels()
    .slab(0, 0, 9, ['..R..', '.RRR.', 'RRPRR', 'RPRRR', 'RPRRR', 'RRRRR'], 'coral', 3)
    .slab(0, 0, 7, ['EEEEE', 'EWEEE'], 'grey', 3)
    .slab(1, 0, 0, ['YYY', 'YYY', 'YYY', 'YYY', 'YYY', 'YYY', '.Y.'], 'sun', 3),

  megaphone: new Voxels()
    .box(0, -1, -1, 2, 3, 3, 'ink')
    .box(2, -1, -1, 3, 3, 3, 'violet')
    .box(5, -2, -2, 2, 5, 5, 'violet')
    .box(7, -3, -3, 2, 7, 7, 'violet')
    .box(9, -4, -4, 1, 9, 9, 'indigo')
    .box(9, -3, -3, 1, 7, 7, 'sun')
    .box(9, -1, -1, 1, 3, 3, 'ink')
    .box(3, 0, -5, 2, 1, 4, 'grey'),
}
