import { color } from '../../core/color.ts'
import { glow, material, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { atDesk } from '../../vocabulary/ensembles.ts'
import { golden } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, pointing, reaching, showing, thinking } from '../../vocabulary/people/poses.ts'
import { classroom, mediaStudio } from '../../vocabulary/places/indoors.ts'
import { stars } from '../../vocabulary/places/outdoors.ts'
import { Canvas, screen } from '../../vocabulary/props/boards.ts'
import { house } from '../../vocabulary/props/city.ts'
import { desk } from '../../vocabulary/props/furniture.ts'
import { camera, clapper } from '../../vocabulary/props/media.ts'
import { ground, rock, star, tree } from '../../vocabulary/props/nature.ts'
import { kitRobot } from '../../vocabulary/props/robots.ts'
import { planet } from '../../vocabulary/props/science.ts'

/** A frame of a film by pupils: a dog on Mars. */
export const clipFrame = picture({
  name: 'ai/clip-frame',
  size: [1600, 1100],
  build(stage) {
    stage.backdrop(() => {
      ground(stage, at(0, 0, -60), {
        width: 160,
        depth: 120,
        scale: 3,
        round: 0,
        plate: 0,
        studs: false,
        top: ['#d9674a', '#cf5d42'],
        strata: ['#b84f38', '#a04430'],
        height: (x, z) => Math.max(0, (-z - 6) / 3) * (0.6 + 0.5 * Math.sin(x / 9)) + Math.max(0, Math.sin(x / 7 + z / 9) - 0.7) * 3,
      })
      rock(stage, at(-60, 0, -20), 10, '#b84f38', 2)
      rock(stage, at(70, 0, 10), 6, '#c55a40', 4)
      planet(stage, at(60, 96, -200, { roll: 16 }), { r: 18 })
      const water = new Model(60, 1, 34).tube(30, 0, 17, 16, 1, material('#3fc0ff', { coat: 1, roughness: 0.05, jitter: 0.06 }))
      stage.add(
        water.fill((x, _y, z) =>
          ((x - 30) / 28) ** 2 + ((z - 17) / 15) ** 2 < 1 ? material('#3fc0ff', { coat: 1, roughness: 0.05, jitter: 0.08 }) : undefined,
        ),
        at(16, 0.4, 22),
      )
      for (const [x, y, z] of [
        [6, 8, 22],
        [24, 11, 18],
        [32, 7, 26],
      ] as const)
        star(stage, at(x, y, z, { scale: 0.22 }), 1, '#bff0ff', 3)
    })
    dog(stage, at(-26, 0, 14, 46))
    stars(stage, 50, false)
    return {
      camera: { eye: [0, 30, 110], at: [0, 25, 0], fov: 36, aperture: 0.4, focus: [-16, 16, 16] },
      light: golden({
        sun: { from: [-0.6, 0.6, 0.7], color: '#ffd9b0', power: 5, radius: 0.05 },
        backdrop: { top: '#3a2068', bottom: '#e58a6a' },
      }),
    }
  },
})

/** A dog in a round glass helmet, one paw forward. */
function dog(stage: Stage, f: Transform): void {
  const [fur, light, suit] = [soft('#d99a5a'), soft('#fff0d8'), plastic('#f6f7ff')]
  const g = f.at(0, 0, 0, { scale: 0.5 })
  const body = new Model(22, 36, 44).round(0, 14, 0, 22, 20, 36, suit, 5).round(2, 18, 35, 18, 12, 2, plastic(color.coral), 2)
  for (const [x, z] of [
    [1, 3],
    [13, 3],
    [13, 28],
  ] as const)
    body.round(x, 0, z, 8, 18, 8, suit, 2).round(x - 0.5, 0, z, 9, 4, 10, plastic(color.coral), 1.5)
  stage.add(body, g, [11, 0, 20])
  const paw = new Model(8, 20, 10).round(0, 4, 0, 8, 16, 8, suit, 2).round(0, 0, 0, 8, 6, 10, plastic(color.coral), 2)
  stage.add(paw, g.at(-5, 20, 12, { tilt: -58 }), [4, 18, 4])
  const tail = new Model(6, 18, 6).round(0, 0, 0, 6, 18, 6, fur, 2)
  stage.add(tail, g.at(0, 30, -18, { tilt: -30 }), [3, 0, 3])
  const head = new Model(36, 36, 40)
    .round(5, 6, 4, 26, 24, 22, fur, 5)
    .round(10, 6, 22, 16, 11, 14, light, 4)
    .round(14, 13, 34, 8, 5, 4, soft('#33263d'), 1.5)
    .round(1, 12, 8, 6, 18, 10, soft('#a8683a'), 2)
    .round(29, 12, 8, 6, 18, 10, soft('#a8683a'), 2)
    .round(15, 18, 24, 6, 13, 3, light, 2)
    .box(14, 4, 30, 6, 4, 5, soft('#ff7f96'))
  for (const x of [9, 22]) head.box(x, 18, 26, 5, 6, 1, soft('#211a3d')).box(x + 1, 21, 26.5, 2, 2, 1, glow('#ffffff', 0.6))
  stage.add(head, g.at(0, 30, 20, { tilt: 6, turn: -16 }), [18, 4, 14])
  const rim = new Model(48, 48, 48).fill((x, y, z) => {
    const d = Math.hypot(x - 24, y - 24, z - 24)
    return d < 24 && d > 22.4 && (y < 9 || (Math.abs(x - 24) < 2 && z < 20)) ? plastic('#f6f7ff') : undefined
  })
  stage.add(rim, g.at(0, 32, 24, { turn: -16 }), [24, 8, 20])
}

export const workshopClip = picture({
  name: 'ai/workshop-clip',
  size: [1600, 900],
  build(stage) {
    const light = mediaStudio(stage, '#57b8ff')
    desk(stage, at(-8, 0, -30), { width: 50, depth: 24, height: 12, top: '#8dd160', leg: color.dark })
    house(stage, at(-20, 12, -32, { scale: 0.36, turn: 16 }))
    tree(stage, at(2, 12, -34, { scale: 0.34 }), { height: 14, r: 11 })
    kitRobot(stage, at(-6, 12, -24, { turn: 20, scale: 0.5 }), color.coral)
    camera(stage, at(20, 0, -2, { turn: 216, scale: 0.9 }), 20)
    person(stage, at(34, 0, 6, -130), cast.lev, reaching({ left: [60, 8, 40], right: [84, 6, 20], head: [0, 20, 0] }))
    const clap = person(stage, at(-44, 0, -10, 60), cast.amal, holding({ left: [60, 4, 50, 8], right: [60, 4, 50, 8], head: [0, 0, 4] }))
    clapper(stage, clap.front.at(0, -5, 1, { turn: -30, scale: 0.7 }))
    atDesk(stage, at(72, 0, -26, -30), cast.omer, { chair: color.coral, laptop: { logo: color.coral, power: 2 } })
    return { camera: { eye: [8, 36, 120], at: [8, 26, 0], fov: 32, aperture: 0.7, focus: [0, 22, -10] }, light }
  },
})

export const workshopApp = picture({
  name: 'ai/workshop-app',
  size: [1600, 900],
  build(stage) {
    const light = classroom(stage, undefined, '#17a6a6')
    stage.backdrop(() => aquarium(stage, at(0, 14, -70)))
    desk(stage, at(0, 0, 10), { width: 96, depth: 34, height: 12, top: '#fff3df', leg: color.coral })
    const girl = person(stage, at(-4, 0, -14, 4), cast.maya, showing({ right: [120, 14, 40], head: [-4, -6, 4] }))
    bigPhone(stage, girl.right.upright(8).at(-1, 0, 1))
    person(
      stage,
      at(-36, 0, -8, 26),
      cast.yoni,
      pointing({ right: [50, 0, 40], left: [80, 30, 20], hands: { left: 'point' }, head: [-6, 0, 0] }),
    )
    person(stage, at(32, 0, -10, -26), { ...cast.tal, mouth: 'gap' }, thinking())
    for (const [x, z, hex] of [
      [-28, 12, color.coral],
      [-8, 16, color.mint],
      [12, 10, color.violet],
      [30, 16, color.yellow],
    ] as const) {
      const page = new Model(16, 1, 24)
        .box(0, 0, 0, 16, 1, 24, soft('#ffffff'))
        .box(2, 0, 3, 12, 1, 5, soft(hex))
        .box(2, 0, 10, 12, 1, 3, soft(color.grey))
        .box(2, 0, 15, 12, 1, 3, soft(color.grey))
      stage.add(page, at(x, 12, z, { turn: x, scale: 0.6 }))
    }
    return { camera: { eye: [0, 38, 98], at: [0, 27, 0], fov: 32, aperture: 0.7, focus: [0, 26, -6] }, light }
  },
})

function bigPhone(stage: Stage, f: Transform): void {
  const rows = new Canvas(14, 24)
  for (const [i, hex] of [color.coral, color.yellow, color.mint, color.violet].entries()) rows.rect(1, 19 - i * 5, 12, 4, hex)
  screen(stage, f, rows, { scale: 0.66, back: '#ffffff', frame: color.dark, power: 1.1 })
}

/** A fish tank with a light behind it. */
function aquarium(stage: Stage, f: Transform): void {
  const c = new Canvas(60, 30).rect(0, 0, 60, 4, color.sand)
  for (const [x, h] of [
    [6, 14],
    [10, 9],
    [50, 16],
    [54, 10],
  ] as const)
    c.rect(x, 4, 2, h, color.mint)
  for (const [x, y, hex] of [
    [18, 20, color.coral],
    [34, 12, color.yellow],
    [42, 22, color.orange],
    [22, 9, color.violet],
  ] as const)
    c.rect(x, y, 6, 4, hex)
      .rect(x - 2, y + 1, 2, 2, hex)
      .dot(x + 4, y + 2, '#211a3d')
  screen(stage, f, c, { back: '#35b3ff', power: 1.2, frame: color.dark })
  stage.add(new Model(70, 14, 12).box(0, 0, 0, 70, 14, 12, soft(color.walnut)), f.at(0, -14, 0))
}
