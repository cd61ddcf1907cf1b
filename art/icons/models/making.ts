import { Voxels } from '../Voxels.ts'

/** Things that pupils make, and tools for making them. */
export const making = {
  chip: new Voxels()
    .add(chipPins)
    .box(0, 0, 0, 11, 11, 2, 'indigo')
    .box(2, 2, 2, 7, 7, 2, 'ink')
    .plate(3, 3, 4, ['..M..', '.MMM.', 'MMWMM', '.MMM.', '..M..'])
    .set(5, 5, 5, 'white'),

  code: new Voxels()
    .box(3, -1, -3, 7, 4, 1, 'grey')
    .box(5, 0, -2, 3, 2, 2, 'grey')
    .slab(
      0,
      0,
      0,
      [
        'KKKKKKKKKKKKK',
        'KRKYKMKKKKKKK',
        'WWWWWWWWWWWWW',
        'WWWWWWWRWWWWW',
        'WWIIWWWRWIIWW',
        'WIIWWWRRWWIIW',
        'IIWWWWRWWWWII',
        'WIIWWRRWWWIIW',
        'WWIIWRWWWIIWW',
        'WWWWWWWWWWWWW',
      ],
      'grey',
    ),

  laptop: new Voxels()
    .box(0, 1, 0, 10, 7, 1, 'grey')
    .plate(1, 2, 0, ['KVKVKVKV', 'VKVKVKVK', 'KVKVKVKV', 'EEEEEEEE', 'EEEWWEEE'])
    .slab(
      0,
      -1,
      0,
      ['WWWWWWWWWW', 'WKKKKKKKKW', 'WKMMMKYYKW', 'WKMKKKYYKW', 'WKMMKKKKKW', 'WKKKKRRRKW', 'WKKKKKKKKW', 'WWWWWWWWWW'],
      'white',
    ),

  phone: new Voxels().slab(
    0,
    0,
    0,
    ['KKKKKKK', 'KSSSSSK', 'KSYYYSK', 'KSYYYSK', 'KSSSSSK', 'KWWWWSK', 'KSSSSSK', 'KWWWSSK', 'KSSSSSK', 'KKKWKKK'],
    'ink',
  ),

  keyboard: new Voxels()
    .box(0, 0, 0, 15, 8, 1, 'indigo')
    .plate(1, 1, 1, ['R.W.W.W.W.W.W', '.............', 'W.W.Y.W.W.M.W', '.............', 'W.W.W.W.S.W.W', '...WWWWWWW...'])
    .box(17, 2, 0, 4, 6, 1, 'white')
    .box(17, 2, 1, 4, 4, 1, 'white')
    .box(18, 2, 1, 2, 1, 1, 'coral'),

  gamepad: new Voxels().slab(
    0,
    0,
    0,
    [
      '.IIIII...IIIII.',
      'IIIIIIIIIIIIIII',
      'IIIWIIIIIIIYIII',
      'IIWWWIIIIIRIMII',
      'IIIWIIIIIIISIII',
      'IIIIIIIIIIIIIII',
      'IIIII.....IIIII',
      'III.........III',
    ],
    'indigo',
    3,
  ),

  vr: new Voxels()
    .box(0, -6, 2, 9, 1, 2, 'indigo')
    .box(0, -5, 2, 1, 5, 2, 'indigo')
    .box(8, -5, 2, 1, 5, 2, 'indigo')
    .box(4, -5, 4, 1, 5, 1, 'indigo')
    .box(0, 0, 0, 9, 4, 5, 'white')
    .panel(0, 3, 0, ['WWWWWWWWW', 'WNNNNNNNW', 'WNCCCCNNW', 'WNNNNNNNW', 'WWWWWWWWW'])
    .box(4, 3, 0, 1, 1, 1, null),

  robot: new Voxels()
    .box(0, 0, 0, 9, 7, 7, 'white')
    .box(-1, 2, 2, 11, 3, 3, 'sky')
    .panel(0, 6, 0, ['WWWWWWWWW', 'WNNNNNNNW', 'NNNNNNNNN', 'NNMNNNMNN', 'NNNNNNNNN', 'WNNMMMNNW', 'WWWWWWWWW'])
    .set(4, 3, 7, 'grey')
    .box(3, 2, 8, 3, 3, 2, 'sun'),

  drone: new Voxels()
    .add(droneArms)
    .box(-2, -3, 1, 5, 7, 3, 'white')
    .box(-1, -2, 4, 3, 5, 1, 'coral')
    .box(-1, 4, 1, 3, 1, 2, 'night')
    .set(0, 4, 2, 'cyan')
    .add(rotor, -6, -6)
    .add(rotor, 6, -6)
    .add(rotor, -6, 6)
    .add(rotor, 6, 6),

  rocket: new Voxels()
    .disc(0, 0, 0, 1.2, 'orange')
    .disc(0, 0, 1, 1.9, 'sun')
    .disc(0, 0, 2, 2.3, 'grey')
    .disc(0, 0, 3, 2.9, 'white', 9)
    .disc(0, 0, 4, 2.9, 'coral')
    .disc(0, 0, 11, 2.9, 'indigo')
    .disc(0, 0, 12, 2.3, 'coral', 2)
    .disc(0, 0, 14, 1.5, 'coral', 2)
    .disc(0, 0, 16, 0.5, 'coral', 2)
    .add(rocketFins)
    .panel(-1, 2, 7, ['III', 'ICI', 'III']),

  plane: new Voxels()
    .box(0, 4, 2, 2, 7, 1, 'coral')
    .box(0, 6, 1, 13, 3, 3, 'white')
    .box(0, 7, 4, 2, 1, 3, 'coral')
    .box(10, 6, 3, 3, 3, 1, 'sky')
    .box(13, 6, 1, 1, 3, 2, 'coral')
    .panel(3, 8, 3, ['S.S.S.'])
    .box(5, -1, 1, 4, 17, 1, 'coral')
    .box(5, 15, 1, 4, 1, 1, 'sun')
    .box(5, -1, 1, 4, 1, 1, 'sun')
    .sidePanel(14, 5, 0, ['..K..', '..K..', 'KKEKK', '..K..', '..K..']),

  camera: new Voxels()
    .box(0, 0, 0, 8, 4, 5, 'ink')
    .panel(0, 3, 0, ['KKKKKKKK', 'KWWWWKKK', 'KWRRWKYK', 'KWWWWKKK', 'KKKKKKKK'])
    .box(8, 1, 1, 2, 2, 3, 'grey')
    .box(10, 0, 0, 1, 4, 5, 'sky')
    .slab(-1, 1, 5, ['.YYY.', 'YYYYY', 'YYNYY', 'YYYYY', '.YYY.'], 'sun')
    .slab(4, 1, 5, ['.YYY.', 'YYYYY', 'YYNYY', 'YYYYY', '.YYY.'], 'sun'),

  mic: new Voxels()
    .box(-2, -2, 0, 6, 6, 1, 'indigo')
    .box(0, 0, 1, 2, 2, 4, 'grey')
    .box(-1, -1, 5, 4, 4, 1, 'sun')
    .box(-1, -1, 6, 4, 4, 5, 'coral')
    .plate(-1, -1, 10, ['....', '.PP.', '.PP.', '....'])
    .panel(-1, 2, 6, ['....', 'P.P.', '....', 'P.P.', '....']),

  studio: new Voxels()
    .box(3, -1, 0, 6, 5, 1, 'grey')
    .box(5, 0, 1, 2, 2, 2, 'grey')
    .box(0, 0, 3, 12, 3, 9, 'white')
    .panel(0, 2, 3, [
      'WWWWWWWWWWWW',
      'WSSSSSSSSSSW',
      'WSSSSSSSYYSW',
      'WSSSSSSSYYSW',
      'WSSSWSSSSSSW',
      'WSSWWWSSMSSW',
      'WSMMMMMMMMSW',
      'WMMMMMMMMMMW',
      'WWWWWWWWWWWW',
    ])
    .set(13, 3, 0, 'night')
    .box(13, 2, 1, 2, 2, 1, 'skin')
    .box(13, 2, 2, 2, 2, 8, 'sun')
    .box(13, 2, 10, 2, 2, 1, 'grey')
    .box(13, 2, 11, 2, 2, 2, 'coral'),

  projector: new Voxels()
    .plate(1, 1, -1, ['K.....K', '.......', '.......', '.......', 'K.....K'])
    .box(0, 0, 0, 9, 7, 4, 'white')
    .box(0, 0, 3, 9, 7, 1, 'grey')
    .panel(0, 6, 0, ['EEEEEEEEE', 'WKKKWWWWW', 'WWWWWWMRW', 'WWWWWWWWW'])
    .box(9, 2, 0, 2, 3, 3, 'ink')
    .box(11, 2, 0, 1, 3, 3, 'sun'),

  java: new Voxels()
    .slab(0, 0, 0, ['KKKKKKK', 'KMMMMMK', 'KMMMMMK', 'KMWMWMK', 'KMMMMMK', 'KMWWWMK', 'KMMMMMK', 'KMMMMMK', 'KKKYKKK'], 'ink')
    .box(9, -1, 0, 5, 5, 6, 'white')
    .box(10, 0, 5, 3, 3, 1, 'bark')
    .sidePanel(14, 0, 1, ['WWW', 'W.W', 'WWW'])
    .panel(
      9,
      3,
      1,
      ['RWR', 'RRR', 'WRW'].map((row) => `W${row}W`),
    ),

  cubes: new Voxels()
    .box(0, 0, 0, 4, 4, 4, 'indigo')
    .box(4, 0, 0, 4, 4, 4, 'mint')
    .box(0, 4, 0, 4, 4, 4, 'sun')
    .box(4, 4, 0, 4, 4, 4, 'coral')
    .box(0, 0, 4, 4, 4, 4, 'coral')
    .box(4, 0, 4, 4, 4, 4, 'sun')
    .box(0, 4, 4, 4, 4, 4, 'mint'),
}

function chipPins(model: Voxels): void {
  for (let i = 1; i < 10; i += 2) model.box(i, -1, 0, 1, 13, 1, 'sun').box(-1, i, 0, 13, 1, 1, 'sun')
}

function droneArms(model: Voxels): void {
  for (let i = -5; i <= 5; i++) model.box(i, i, 2, 2, 1, 1, 'ink').box(i, -i, 2, 2, 1, 1, 'ink')
  for (const x of [-2, 2]) for (const y of [-2, 2]) model.box(x, y, -1, 1, 1, 2, 'ink')
}

function rotor(model: Voxels, x: number, y: number): void {
  model.plate(x - 3, y - 3, 4, ['..RRR..', '.R...R.', 'R.....R', 'RWWKWWR', 'R.....R', '.R...R.', '..RRR..'])
  model.set(x, y, 3, 'ink')
}

function rocketFins(model: Voxels): void {
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const)
    model.box(x * 3, y * 3, 2, 1, 1, 5, 'coral').box(x * 4, y * 4, 1, 1, 1, 4, 'coral')
}
