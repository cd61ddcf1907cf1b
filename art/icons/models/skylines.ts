import { dissolving, drawn, hanging, type Skyline, standing, windows } from '../skyline-shapes.ts'

const towers = '112224444333111555533332211144442223333111666622233111'

/** One profile for each kind of page. A name ending in "back" is the far layer of the one before it. */
export const skylines: Readonly<Record<string, Skyline>> = {
  home: standing('22223334444433222211112223334433322211112223322222'),
  city: standing(towers),
  'city-windows': windows(towers, (column, y) => (column * 7 + y * 5) % 3 !== 0),
  camp: standing('112233221112344321112221123344544332111122111'),
  lab: standing('1113311222114411122133311155221113312221144411221'),
  plan: standing('113331144222555111224444113311155222113331144111'),
  school: standing('111233211112222111234432111112332112221111233211'),
  shelf: standing('1111334423322111111334552233111112244332211133'),
  rooms: standing('1122222211133333331111222244222211111333311221'),
  castle: standing('11221113231122214343411221112321154512211133211'),
  strata: standing('11000100111000011001000111100100'),
  pixels: drawn([
    '.................#........................#...',
    '........................#.........#...........',
    '...#....#.......#...........#..............#..',
    '............#....#..#..................#..#...',
    '.......##........#......#.........#.......#...',
    '..##...##..#...###...#..#..##....##..#...###..',
    '##############################################',
  ]),
  'ledge-start': standing('11111122223333', null),
  'ledge-end': standing('222211111', null),
  island: hanging('1123344543321112232111233444322111123322112234554321'),
  grass: hanging('11122111211112221121111121'),
  'dissolve-x': dissolving(16, 24, 22, (x) => (x < 0.07 ? 1 : (1 - x) ** 1.15)),
  'dissolve-y': dissolving(20, 8, 20, (_, y) => (y > 0.88 ? 1 : y ** 1.35)),
}
