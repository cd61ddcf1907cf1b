import type { FlatArt } from '../flat-svg.ts'

/** Objects seen from the front or from the side. */
export const flat: Record<string, FlatArt> = {
  moon: {
    colours: { L: '#FFF1C9', C: '#F3DC9B', S: '#E8CB84' },
    rows: [
      '.....LLLLLL.....',
      '...LLLLLLLLLL...',
      '..LLLLLLLLLLLL..',
      '.LLLLLLLLLLLLLL.',
      '.LLLCCCLLLLCLLL.',
      'LLLLCCCLLLLLLLLL',
      'LLLLLLLLLLLLLLLL',
      'LLLLLLLLLLLLLLLL',
      'LLLLLLLLLLLLLLLL',
      'LLLLLLLLLLCCLLLS',
      'LLLLLLLLLLCCLLLS',
      '.LLLLCCLLLCCLLS.',
      '.LLLLCCLLLLLLSS.',
      '..LLLLLLLLLLSS..',
      '...LLLLLLLSSS...',
      '.....LLSSSS.....',
    ],
  },
}
