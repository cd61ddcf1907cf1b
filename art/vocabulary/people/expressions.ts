import type { Brows, Eyes, Look, Mouth } from './look.ts'

type Rows = readonly string[]

const open = ['.###.', '#####', '#oo##', '#oo##', '#####', '#iii#', '.iii.']
const wide = ['..###..', '.#####.', '#ooo###', '#ooo###', '#ooo###', '#######', '.#iii#.', '..iii..']
const happy = ['.......', '..###..', '.#####.', '##...##', '#.....#']
const shut = ['.......', '.......', '#.....#', '##...##', '.#####.', '.......']
const cool = ['.......', '#######', '.#oo##.', '.#oo##.', '.#####.', '..iii..']
const tight = ['#......', '###....', '..###..', '....##.', '..###..', '###....', '#......']
const mirrored = (rows: Rows): Rows => rows.map((row) => [...row].reverse().join(''))

/** Dots of the eye on the person's left and right: `#` dark, `o` light, `i` iris. */
export const eyes: Record<Eyes, readonly [left: Rows, right: Rows]> = {
  open: [open, open],
  wide: [wide, wide],
  happy: [happy, happy],
  shut: [shut, shut],
  cool: [cool, cool],
  squeeze: [mirrored(tight), tight],
  wink: [happy, open],
}

/** Dots of the mouth: `#` lip, `w` teeth, `t` tongue, `d` dark inside. */
export const mouths: Record<Mouth, Rows> = {
  smile: ['#.........#', '##.......##', '.#########.', '...#####...'],
  grin: ['#.........#', '##wwwwwww##', '.#wwwwwww#.', '.##ttttt##.', '...#ttt#...'],
  gap: ['#.........#', '##www#www##', '.#www#www#.', '..##ttt##..', '....###....'],
  laugh: ['##wwwwwww##', '#wwwwwwwww#', '#####t#####', '.##ttttt##.', '.##ttttt##.', '...#ttt#...'],
  shout: ['.#######.', '#wwwwwww#', '#ddddddd#', '#ddddddd#', '#dtttttd#', '.#ttttt#.', '..#####..'],
  oh: ['.###.', '#####', '##t##', '.###.'],
  wow: ['..###..', '.#ddd#.', '#ddddd#', '#dtttd#', '.#ttt#.', '..###..'],
  calm: ['#.......#', '.#######.'],
  smirk: ['.........##', '........##.', '#.......#..', '.########..', '...####....'],
  hmm: ['...####', '..##...', '###....'],
  tongue: ['#.........#', '##.......##', '.#########.', '..##ttt##..', '....ttt....', '....ttt....'],
  teeth: ['.#########.', '#wwwdwwdww#', '#wwwdwwdww#', '.#########.'],
}

const soft = { lift: 1, rows: ['.###.', '#...#'] }
const up = { lift: 2, rows: ['.###.', '##.##'] }
const low = { lift: 0, rows: ['##...', '.####'] }
const sad = { lift: 1, rows: ['...##', '####.'] }
const turned = ({ lift, rows }: typeof low) => ({ lift, rows: mirrored(rows) })

/** Dots of the brows, and their lift. */
export const brows: Record<Brows, readonly [left: { lift: number; rows: Rows }, right: { lift: number; rows: Rows }]> = {
  soft: [soft, soft],
  up: [up, up],
  stern: [turned(low), low],
  worried: [turned(sad), sad],
  cocked: [up, low],
}

/** Whole expressions, to spread over a look: `{ ...cast.noa, ...mood.wow }`. */
export const mood = {
  joy: { eyes: 'happy', mouth: 'laugh', brows: 'soft' },
  wow: { eyes: 'wide', mouth: 'wow', brows: 'up' },
  focus: { eyes: 'open', mouth: 'tongue', brows: 'stern' },
  proud: { eyes: 'shut', mouth: 'smile', brows: 'up' },
  cheeky: { eyes: 'wink', mouth: 'tongue', brows: 'cocked' },
  cool: { eyes: 'cool', mouth: 'smirk', brows: 'soft' },
  shout: { eyes: 'squeeze', mouth: 'shout', brows: 'soft' },
  tense: { eyes: 'wide', mouth: 'teeth', brows: 'worried' },
  curious: { eyes: 'open', mouth: 'hmm', brows: 'cocked' },
  glad: { eyes: 'open', mouth: 'smile', brows: 'up' },
  gentle: { eyes: 'happy', mouth: 'smile', brows: 'soft' },
  grin: { eyes: 'open', mouth: 'grin', brows: 'soft' },
} as const satisfies Record<string, Pick<Look, 'eyes' | 'mouth' | 'brows'>>
