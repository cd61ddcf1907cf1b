import { color, type Hex } from '../../core/color.ts'
import type { Light } from '../../core/light.ts'
import { glow, material, matte } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick, seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { campfireNight, golden, moonlit, morning, noon } from '../light.ts'
import { building, house, school, solarPanel, streetLamp, turbine } from '../props/city.ts'
import { lightPanel } from '../props/furniture.ts'
import { bush, cloud, fir, flower, type Greens, ground, moon, palm, rock, star, tree, tuft } from '../props/nature.ts'
import { castle } from '../props/story.ts'

/** Trees in a half circle behind the scene, clouds above. */
function horizon(stage: Stage, lift: (x: number, z: number) => number, green: Greens, seed: number): void {
  const r = seededRandom(seed)
  for (let i = 0; i < 16; i++) {
    const a = Math.PI * (0.06 + (0.88 * i) / 15)
    const [x, z] = [Math.cos(a) * (150 + r() * 60), -40 - Math.sin(a) * (70 + r() * 50)]
    if (i % 4 === 2) fir(stage, at(x, lift(x, z) - 1, z), 44 + r() * 14, green === 'night' ? 'night' : 'mint')
    else
      tree(stage, at(x, lift(x, z) - 1, z), {
        height: 16 + r() * 8,
        r: 12 + r() * 5,
        green: i % 5 === 3 && green !== 'night' ? 'mint' : green,
        caps: 2 + (i % 2),
      })
  }
}

function sprinkle(stage: Stage, seed: number, wide: number, colors: readonly [Hex, ...Hex[]]): void {
  const r = seededRandom(seed)
  for (let i = 0; i < 70; i++) {
    const [x, z] = [(r() - 0.5) * wide, 90 - r() * 170]
    if (Math.abs(x) < 16) continue
    if (r() < 0.6) tuft(stage, at(x, 0, z, r() * 90))
    else flower(stage, at(x, 0, z, r() * 90), pick(colors, r() * colors.length), 4 + r() * 3)
  }
}

export function clouds(stage: Stage, hex: Hex = '#ffffff'): void {
  stage.backdrop(() => {
    for (const [x, y, z, s, q] of [
      [-150, 128, -300, 1.3, 1],
      [96, 158, -340, 1.5, 2],
      [-10, 190, -420, 1.4, 3],
      [220, 118, -300, 1.1, 4],
      [-260, 178, -380, 1.5, 5],
    ] as const)
      cloud(stage, at(x, y, z), q, s, hex)
  })
}

const hills = (x: number, z: number) =>
  Math.max(0, (-z - 60) / 9) * (1 + 0.5 * Math.sin(x / 34 + 1)) + Math.max(0, (Math.abs(x) - 120) / 10)

/** Ground, trees and flowers of the meadow without its sky, for cut-outs. */
export function meadowland(stage: Stage, path = true): void {
  const { night } = stage
  stage.backdrop(() => {
    ground(stage, at(0, 0, -50), {
      width: 190,
      depth: 150,
      scale: 3,
      round: 0,
      plate: 5,
      studs: false,
      top: night ? ['#3f8a72', '#398069'] : undefined,
      strata: night ? ['#2f6f62', '#4f4a80'] : undefined,
      height: (x, z) => hills(x * 3, z * 3 - 50) / 3,
      path: path
        ? (x, z) =>
            Math.abs(x - 8 * Math.sin(z * 0.07) - 4) < 5 && hills(x * 3, z * 3 - 50) < 1 ? (night ? '#a08fb8' : color.sand) : undefined
        : undefined,
    })
    horizon(stage, (x, z) => Math.floor(hills(x, z) / 3) * 3, night ? 'night' : 'meadow', 5)
    sprinkle(stage, 6, 300, [color.coral, color.yellow, '#ffffff', color.violet])
  })
}

/** A rolling meadow of studded plates with a path, for camps, sport and drones. At night it has stars. */
export function meadow(stage: Stage, path = true): Light {
  meadowland(stage, path)
  if (stage.night) {
    stars(stage)
    return campfireNight()
  }
  clouds(stage)
  return morning({ fog: { density: 0.0009, start: 300, color: '#a8dcff' } })
}

/** Among trees; `night` has blue trees, stars and a moon. */
export function forest(stage: Stage, night = stage.night): Light {
  const green: Greens = night ? 'night' : 'mint'
  stage.backdrop(() => {
    const r = seededRandom(12)
    ground(stage, at(0, 0, -40), {
      width: 190,
      depth: 140,
      scale: 3,
      round: 0,
      plate: 5,
      studs: false,
      top: night ? ['#3f7f7a', '#397570'] : ['#7cc765', '#70bb5c'],
      height: (_x, z) => Math.max(0, (-z * 3 - 40) / 30),
      path: (x, z) => (Math.abs(x + 6 * Math.sin(z * 0.08)) < 6 ? (night ? '#8f7f8f' : '#d9b583') : undefined),
    })
    for (let i = 0; i < 34; i++) {
      const [x, z] = [(r() - 0.5) * 420, -60 - r() * 150]
      if (Math.abs(x) < 40 && z > -110) continue
      if (r() < 0.55) fir(stage, at(x, 0, z), 50 + r() * 34, green)
      else tree(stage, at(x, 0, z), { height: 26 + r() * 12, r: 14 + r() * 6, green: night ? 'night' : r() < 0.5 ? 'meadow' : 'mint' })
    }
    for (const x of [-128, -104, 108, 132]) fir(stage, at(x, 0, 6 - Math.abs(x) * 0.1), 66, green)
    for (let i = 0; i < 14; i++)
      bush(
        stage,
        at((r() - 0.5) * 300, 0, -50 - r() * 40),
        6 + r() * 4,
        green,
        night ? undefined : pick([color.coral, color.yellow, '#ffffff'], i),
      )
  })
  if (!night) return morning({ fog: { density: 0.0014, start: 220, color: '#bfe9d8' } })
  stars(stage)
  return moonlit()
}

/** Stars without a moon, for a sky whose moon is placed separately. */
export function specks(stage: Stage, count = 46, r = seededRandom(3)): void {
  stage.backdrop(() => {
    for (let i = 0; i < count; i++) {
      const m = new Model(1, 1, 1).box(0, 0, 0, 1, 1, 1, glow(i % 5 ? '#ffffff' : '#ffe9a8', 2.2))
      stage.add(m, at((r() - 0.5) * 900, 60 + r() * 300, -460 - r() * 60, { turn: 45, tilt: 45, scale: 1.4 + r() * 2 }), [0.5, 0.5, 0.5])
    }
  })
}

export function stars(stage: Stage, count = 46, withMoon = true): void {
  stage.backdrop(() => {
    const r = seededRandom(3)
    specks(stage, count, r)
    for (let i = 0; i < 5; i++) star(stage, at((r() - 0.5) * 520, 110 + r() * 120, -400), 0.9 + r(), color.yellow, 1.6)
    if (withMoon) moon(stage, at(120, 170, -420), 26)
  })
}

/** Sand, sea and palms. */
export function beach(stage: Stage): Light {
  const { night } = stage
  const sea = material(night ? '#2448a0' : '#27a8e0', { coat: 0.9, roughness: 0.12, jitter: 0.03, seam: 0.02 })
  const shallow = material(night ? '#3f6fc0' : '#5fd0e8', { coat: 0.8, roughness: 0.15, jitter: 0.03, seam: 0.02 })
  stage.backdrop(() => {
    ground(stage, at(0, 0, 20), {
      width: 170,
      depth: 70,
      scale: 3,
      round: 0,
      plate: 5,
      studs: false,
      top: night ? ['#9a8fb8', '#9186b0'] : ['#f8e2ae', '#f4d99e'],
      strata: ['#eec98a', '#e0b070'],
    })
    const m = new Model(260, 2, 150).fill((x, _y, z) =>
      z > 142 + Math.sin(x * 0.12) * 3
        ? material('#f4fdff', { coat: 0.3, jitter: 0.02 })
        : z > 128 + Math.sin(x * 0.09) * 4
          ? shallow
          : sea,
    )
    stage.add(m, at(0, -3, -82, { scale: 3 }), [130, 0, 150])
    palm(stage, at(-104, 0, -40), 52)
    palm(stage, at(-128, 0, -14), 40)
    palm(stage, at(122, 0, -46), 48)
    rock(stage, at(98, 0, -60), 10, '#b8a99a', 3)
  })
  if (night) {
    stars(stage)
    return moonlit()
  }
  clouds(stage)
  return golden({ sky: { zenith: '#2f86f0', horizon: '#ffd9a8', ground: '#d9c09a', power: 1, curve: 0.5 } })
}

/** The yard in front of the school. */
export function schoolyard(stage: Stage, words = 'SCHOOL'): Light {
  stage.backdrop(() => {
    ground(stage, at(0, 0, 10), {
      width: 360,
      depth: 320,
      round: 0,
      plate: 10,
      top: ['#d6c4a0', '#cdba94'],
      strata: ['#c9b898', '#b09a78'],
      studs: false,
    })
    ground(stage, at(0, 0.2, -96), { width: 320, depth: 60, round: 0, plate: 10 })
    school(stage, at(0, 0, -92, { scale: 1.25 }), { words })
    for (const [x, z] of [
      [-120, -60],
      [118, -64],
      [-136, -10],
      [136, -14],
    ] as const)
      tree(stage, at(x, 0, z), { height: 22, r: 15, green: x > 0 ? 'mint' : 'meadow' })
    for (const x of [-66, 66]) bush(stage, at(x, 0, -58), 8, 'meadow', color.coral)
    streetLamp(stage, at(-92, 0, -30))
    streetLamp(stage, at(96, 0, -30))
  })
  clouds(stage)
  return noon()
}

/** A flat roof above the town. */
export function rooftop(stage: Stage): Light {
  stage.backdrop(() => {
    const m = new Model(230, 12, 150)
      .box(0, 0, 0, 230, 4, 150, matte('#d9d5ec', 0.02))
      .fill((x, y, z) => (y > 4 && (x < 3 || x > 227 || z < 3) ? matte('#f6f3ff', 0.02) : undefined))
    stage.add(m, at(0, -4, -20))
    for (const x of [-84, -66, -48]) solarPanel(stage, at(x, 3, -74), 14, 10)
    const r = seededRandom(21)
    for (let i = 0; i < 22; i++)
      building(stage, at(-250 + i * 24, -70, -150 - r() * 150), {
        width: 20 + Math.floor(r() * 8),
        height: 60 + Math.floor(r() * 70),
        wall: pick([color.white, color.coral, color.sky, '#ffe3a8', color.violet, color.mint], r() * 6),
        trim: pick([color.iris, color.white, color.yellow], i),
        roof: pick(['box', 'garden', 'solar', 'flat'] as const, i),
        seed: i,
        lit: stage.night ? 0.4 : 0.08,
      })
    turbine(stage, at(170, -60, -190), 130, 40, 40)
  })
  if (stage.night) {
    stars(stage)
    return moonlit()
  }
  clouds(stage, '#fff1e0')
  return golden()
}

/** Craters, grey dust, and the earth in a starry sky. */
export function moonSurface(stage: Stage): Light {
  const craters = [
    [-70, -40, 22],
    [60, -70, 30],
    [96, 10, 14],
    [-110, 20, 18],
    [10, -120, 26],
  ] as const
  stage.backdrop(() => {
    ground(stage, at(0, 0, -40), {
      width: 180,
      depth: 130,
      scale: 3,
      round: 0,
      plate: 0,
      studs: false,
      top: ['#cfcbe6', '#c6c2de'],
      strata: ['#b4afd2', '#a29dc4'],
      height: (x, z) => {
        const [X, Z] = [x * 3, z * 3 - 40]
        const rim = Math.max(0, ...craters.map(([cx, cz, r]) => 3.4 - Math.abs(Math.hypot(X - cx, Z - cz) - r) * 0.7))
        return rim / 1.6 + Math.max(0, (-Z - 100) / 26) * (1 + 0.6 * Math.sin(X / 40))
      },
    })
    rock(stage, at(-46, 0, -30), 6, '#b4afd2', 2)
    rock(stage, at(84, 0, -24), 8, '#b4afd2', 5)
  })
  stars(stage, 60, false)
  return {
    sun: { from: [-0.65, 0.6, 0.65], color: '#fff3e0', power: 4.6, radius: 0.03 },
    sky: { zenith: '#14125a', horizon: '#4a3fb0', ground: '#6a62b0', power: 0.55, curve: 0.6 },
    tone: { exposure: 1.12, bloom: 0.08 },
  }
}

/** A round island in a bright sea, for a city; the ground is at y = 0. */
export function cityIsland(stage: Stage, r = 130): Light {
  stage.backdrop(() => {
    ground(stage, at(0, 0, 0), {
      width: r * 2,
      depth: r * 2,
      round: r - 1,
      plate: 0,
      studs: false,
      strata: ['#7cc765', '#e0b070', '#c98f57', '#a9744c'],
    })
    const sand = new Model(r * 2 + 24, 2, r * 2 + 24).tube(r + 12, 0, r + 12, r + 11, 2, matte('#f3d79b', 0.04))
    stage.add(sand, at(0, -7, 0))
    const foam = new Model(r * 2 + 52, 1, r * 2 + 52).tube(r + 26, 0, r + 26, r + 25, 1, material('#7fe3f0', { coat: 0.6, jitter: 0.03 }))
    stage.add(foam, at(0, -7.6, 0))
  })
  return morning({
    floor: { y: -7.5, color: '#2a9fe0', coat: 0.7, fade: [r * 2.4, r * 7] },
    backdrop: { top: '#a8e0ff', bottom: '#5fc6f2' },
    sky: { zenith: '#5aa9ff', horizon: '#e2f3ff', ground: '#4fc7e8', power: 0.95 },
  })
}

/** A valley at night with a castle on its hill: the world of the story. */
export function castleValley(stage: Stage): Light {
  const hill = (x: number, z: number) =>
    46 * Math.exp(-(((x - 60) / 70) ** 2) - ((z + 150) / 60) ** 2) + Math.max(0, (Math.abs(x) - 110) / 6) + Math.max(0, (-z - 190) / 6)
  stage.backdrop(() => {
    ground(stage, at(0, 0, -70), {
      width: 200,
      depth: 150,
      scale: 3,
      round: 0,
      plate: 5,
      studs: false,
      top: ['#3f7f86', '#39747e'],
      strata: ['#2f6070', '#4f4a80'],
      height: (x, z) => hill(x * 3, z * 3 - 70) / 3,
      path: (x, z) => (Math.abs(x - 14 * Math.sin(z * 0.045) - 6) < 4 ? '#c9b0d8' : undefined),
    })
    castle(stage, at(60, 45, -150, { turn: -16, scale: 0.9 }), { lit: 2.4 })
    const r = seededRandom(9)
    for (let i = 0; i < 26; i++) {
      const [x, z] = [(r() - 0.5) * 440, -50 - r() * 150]
      if (Math.hypot(x - 60, z + 150) < 60 || Math.abs(x) < 44) continue
      fir(stage, at(x, Math.floor(hill(x, z) / 3) * 3, z), 40 + r() * 26, 'night')
    }
    house(stage, at(-120, 3, -120, 24), '#d8c8f0', color.violet, true)
    house(stage, at(-84, 0, -150, -10), '#c8d8f0', color.iris, true)
  })
  stars(stage)
  // A warm light in front of the scene, so that faces are visible in the moonlight.
  lightPanel(stage, at(-50, 80, 130, { tilt: 130, turn: -20 }), 2)
  return moonlit()
}
