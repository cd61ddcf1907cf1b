import type { Colour } from '../palette.ts'
import { Voxels } from '../Voxels.ts'

type Looks = { skin: Colour; hair: Colour; shirt: Colour }

export const people = {
  kids: new Voxels()
    .add(bust, 0, 0, { skin: 'skin', hair: 'bark', shirt: 'indigo' })
    .add(bust, 6, 0, { skin: 'brown', hair: 'night', shirt: 'sun' })
    .add(bust, 3, 6, { skin: 'fair', hair: 'coral', shirt: 'mint' }),

  team: new Voxels()
    .box(-2, -2, -1, 13, 13, 1, 'grass')
    .add(kid, 6, 0, { skin: 'tan', hair: 'bark', shirt: 'coral' })
    .add(kid, 0, 6, { skin: 'brown', hair: 'night', shirt: 'indigo' })
    .box(2, 2, 11, 5, 5, 5, 'sun')
    .box(3, 4, 16, 3, 1, 1, 'white')
    .box(4, 3, 16, 1, 3, 1, 'white'),

  // Turned to the viewer, to show a face: a hand on each hold, one knee up.
  climber: new Voxels()
    .box(0, 1, 0, 2, 2, 4, 'indigo')
    .box(0, 1, -1, 2, 3, 1, 'white')
    .box(3, 2, 2, 2, 3, 2, 'indigo')
    .box(3, 4, 0, 2, 1, 3, 'indigo')
    .box(3, 4, -1, 2, 2, 1, 'white')
    .box(0, 1, 4, 5, 3, 6, 'orange')
    .box(1, 3, 6, 3, 1, 1, 'sun')
    .box(-1, 1, 8, 1, 2, 7, 'orange')
    .box(-1, 1, 15, 1, 2, 1, 'skin')
    .box(5, 1, 8, 1, 2, 5, 'orange')
    .box(5, 1, 13, 1, 2, 1, 'skin')
    .box(-2, 1, 16, 3, 2, 1, 'mint')
    .box(5, 1, 14, 3, 2, 1, 'sun')
    .box(0, 0, 10, 5, 4, 4, 'skin')
    .box(0, 0, 10, 5, 1, 4, 'bark')
    .box(0, 0, 13, 5, 4, 2, 'coral')
    .box(1, 1, 15, 3, 2, 1, 'coral')
    .set(1, 3, 12, 'night')
    .set(3, 3, 12, 'night')
    .box(1, 3, 10, 3, 1, 1, '#FFFFFF'),
}

function bust(model: Voxels, x: number, y: number, { skin, hair, shirt }: Looks): void {
  model
    .box(x, y, 0, 4, 3, 3, shirt)
    .box(x, y, 3, 4, 4, 4, skin)
    .box(x, y, 6, 4, 4, 2, hair)
    .box(x, y, 3, 4, 1, 4, hair)
    .set(x + 1, y + 3, 5, 'night')
    .set(x + 3, y + 3, 5, 'night')
    .set(x + 2, y + 3, 4, '#FFFFFF')
}

function kid(model: Voxels, x: number, y: number, { skin, hair, shirt }: Looks): void {
  model
    .box(x, y + 1, 0, 1, 2, 3, 'ink')
    .box(x + 2, y + 1, 0, 1, 2, 3, 'ink')
    .box(x - 1, y + 1, 3, 5, 2, 3, shirt)
    .box(x - 1, y, 6, 5, 4, 4, skin)
    .box(x - 1, y, 7, 5, 1, 3, hair)
    .box(x - 1, y, 9, 5, 4, 2, hair)
    .set(x, y + 3, 8, 'night')
    .set(x + 2, y + 3, 8, 'night')
    .box(x, y + 3, 6, 3, 1, 1, '#FFFFFF')
}
