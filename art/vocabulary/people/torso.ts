import { blend, color } from '../../core/color.ts'
import { glow, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { build, type Look, type Outfit, type Print } from './look.ts'

const PRINT: Record<Exclude<Print, 'stripe'>, readonly string[]> = {
  star: ['....#....', '...###...', '#########', '.#######.', '..#####..', '.###.###.', '.#.....#.'],
  code: ['..#...#..', '.#..#..#.', '#...#...#', '#..#....#', '.#.#...#.', '..#...#..'],
  heart: ['.##...##.', '####.####', '#########', '.#######.', '...###...', '....#....'],
  bolt: ['....###..', '...###...', '..######.', '....###..', '...##....', '..##.....'],
  pixel: ['.##..##.', '########', '##.##.##', '########', '#.####.#', '##....##'],
  letter: ['##...##', '##...##', '##.#.##', '#######', '###.###', '##...##'],
}

/** Space around the body for sides and skirt, in half blocks. */
const PAD = 5
const LOW = 16

export const torsoPivot = (nx: number, nz: number) => [nx / 2, LOW + 2, nz / 2] as const

/** The trunk with its clothes, in half blocks; the hips are at `LOW + 2`. */
export function torsoOf(look: Look, seated: boolean): Model {
  const h = Math.round(build(look.age).torso * 2)
  const m = new Model(20 + PAD * 2, LOW + h + 8, 12 + PAD * 2)
  const shirt = soft(look.shirt)
  const pants = soft(look.pants ?? color.indigo)
  const bodice = look.outfit === 'dress' || look.outfit === 'royal'
  m.round(PAD, LOW, PAD, 20, h, 12, shirt, 3)
  m.fill((_x, y, _z, now) => (now && y < LOW + 3 && !bodice ? pants : undefined))
  m.round(PAD + 6, LOW + h - 2, PAD + 2, 8, 6, 8, soft(look.skin), 1.5)
  if (look.print === 'stripe') {
    const band = soft(look.printColor ?? color.white)
    m.fill((_x, y, _z, now) => (now === shirt && (y - LOW) % 6 < 2.6 ? band : undefined))
  } else if (look.print) printOn(m, h, PRINT[look.print], look)
  if (look.outfit) dress(m, h, look, look.outfit, seated)
  if (look.lanyard) hangLanyard(m, h, look.lanyard)
  return m
}

function printOn(m: Model, h: number, rows: readonly string[], look: Look): void {
  const ink = soft(look.printColor ?? color.white)
  const wide = rows[0]?.length ?? 0
  rows.forEach((row, r) => {
    ;[...row].forEach((ch, c) => {
      if (ch === '#') m.face(PAD + 10 - Math.floor(wide / 2) + c, LOW + h - 6 - r, ink)
    })
  })
}

function hangLanyard(m: Model, h: number, hex: NonNullable<Look['lanyard']>): void {
  const band = plastic(hex)
  for (let i = 0; i < 8; i++) {
    m.face(PAD + 4 + Math.floor(i * 0.7), LOW + h - 2 - i, band)
    m.face(PAD + 15 - Math.floor(i * 0.7), LOW + h - 2 - i, band)
  }
  m.round(PAD + 7, LOW + h - 15, PAD + 11, 6, 6, 2, soft('#ffffff'), 0)
  m.box(PAD + 8, LOW + h - 12, PAD + 12, 2, 2, 1, soft(color.sky)).box(PAD + 8, LOW + h - 14, PAD + 12, 4, 1, 1, soft(color.grey))
}

function dress(m: Model, h: number, look: Look, outfit: Outfit, seated: boolean): void {
  const front = PAD + 12
  const over = look.over ?? color.iris
  const cloth = soft(over)
  const top = LOW + h
  /** A layer of cloth around the trunk, where the test is true. */
  const layer = (test: (x: number, y: number, z: number) => boolean, paint = cloth) => {
    const shell = new Model(m.nx, m.ny, m.nz).round(PAD - 1, LOW - 1, PAD - 1, 22, h + 1, 14, 1, 3)
    m.fill((x, y, z, now) => {
      if (!shell.get(Math.floor(x), Math.floor(y), Math.floor(z)) || !test(x - PAD - 10, y - LOW, z - PAD - 6)) return undefined
      return now && z > PAD + 1 && z < front - 1 && Math.abs(x - PAD - 10) < 8 ? undefined : paint
    })
  }
  const skirt = (paint: number, depth: number, flare: number) => {
    const low = seated ? 2 : depth
    for (let i = 0; i < low; i++) {
      const g = Math.min(PAD, (i / depth) * flare)
      m.slab(PAD - g, LOW - 1 - i, PAD - g, 20 + g * 2, 1, 12 + g * 2, paint, 4)
    }
  }
  const outfits: Record<Outfit, () => void> = {
    tee: () => {},
    hoodie: () => {
      const dark = soft(blend(look.shirt, '#1d1b4f', 0.18))
      m.round(PAD + 3, top - 4, PAD - 3, 14, 5, 6, dark, 2)
      m.box(PAD + 4, LOW + 4, front, 12, 6, 1, dark)
      for (const x of [7, 12]) m.box(PAD + x, top - 8, front - 1, 1, 5, 2, soft('#ffffff'))
    },
    shirt: () => {
      const collar = soft(blend(look.shirt, '#ffffff', 0.6))
      m.box(PAD + 4, top - 3, front - 2, 5, 3, 2, collar).box(PAD + 11, top - 3, front - 2, 5, 3, 2, collar)
      for (let y = top - 6; y > LOW + 4; y -= 4) m.face(PAD + 9, y, soft('#ffffff'))
    },
    labcoat: () => {
      const white = soft('#fbfbff')
      layer((x, y, z) => y < h - 1 && !(z > 4 && Math.abs(x) < 3.2 - Math.max(0, y - h + 8) * -0.5), white)
      skirt(white, 8, 2)
      m.box(PAD + 12, LOW + h - 9, front + 1, 4, 1, 1, soft(color.grey)).box(PAD + 13, LOW + h - 9, front + 1, 1, 3, 1, plastic(color.sky))
    },
    dress: () => skirt(soft(look.over ?? look.shirt), 11, 4.5),
    apron: () => {
      m.box(PAD + 4, LOW + 2, front, 12, h - 7, 1, cloth)
      m.box(PAD + 1, LOW - 6, front, 18, 10, 1, cloth)
      m.box(PAD + 6, LOW + 3, front + 1, 8, 4, 1, soft(blend(over, '#ffffff', 0.35)))
      for (const x of [4, 15]) m.box(PAD + x, top - 6, front - 1, 1, 5, 2, cloth)
    },
    vest: () => layer((x, y, z) => y > 1 && !(z > 4 && Math.abs(x) < 3.5)),
    overall: () => {
      layer((x, y, z) => y < 5 || (z > 4 && y < h - 7 && Math.abs(x) < 6.5))
      for (const x of [-6, 5]) layer((a, y) => y > h - 9 && a > x && a < x + 2)
      for (const x of [4, 14]) m.box(PAD + x, top - 8, front + 1, 2, 2, 1, plastic(color.yellow))
    },
    jacket: () => {
      layer((x, y, z) => y > 1 && !(z > 4 && Math.abs(x) < 1.6 + Math.max(0, y - h + 9) * 0.4))
      layer((_x, y) => y > 1 && y < 3.2, soft(blend(over, '#ffffff', 0.4)))
    },
    spacesuit: () => {
      layer((_x, y) => y > 0, plastic('#f6f7ff'))
      m.box(PAD + 5, LOW + h - 12, front + 1, 10, 6, 1, plastic(color.iris))
      m.set(PAD + 7, LOW + h - 9, front + 2, glow(color.mint, 3))
        .set(PAD + 10, LOW + h - 9, front + 2, glow(color.coral, 3))
        .set(PAD + 12, LOW + h - 9, front + 2, glow(color.yellow, 3))
      m.round(PAD + 2, LOW + 4, 0, 16, h - 6, PAD + 1, plastic('#dfe3f5'), 2)
    },
    royal: () => {
      skirt(soft(look.over ?? look.shirt), 12, 4.8)
      layer((_x, y) => y > 0 && y < 3.2, metal(color.yellow))
      m.box(PAD + 8, LOW + h - 8, front, 4, 4, 1, metal(color.yellow))
    },
  }
  outfits[outfit]()
}
