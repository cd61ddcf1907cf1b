import { blend, color, type Hex } from '../../core/color.ts'
import type { Light } from '../../core/light.ts'
import { glow, material, matte, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { nightRoom } from '../light.ts'
import { Canvas, screen } from '../props/boards.ts'
import { bunting } from '../props/camp.ts'
import { lightPanel } from '../props/furniture.ts'
import { speaker } from '../props/media.ts'
import { BACK } from './room.ts'

const [WIDE, FRONT, HIGH] = [280, 176, 116]
/** Height of the stage; its front edge is at z = -34. */
export const STAGE = 10
/** The tiers begin at z = 78: each is 9 high and 17 deep. */
export const tier = (n: number) => ({ y: n * 9 + 9, z: 86 + n * 17 })

/** Two racers on a track of blocks, and the score. */
export function raceGame(c: Canvas): void {
  const { width: w, height: h } = c
  c.rect(0, 0, w, h, '#3a2fb8').rect(0, 30, w, h - 30, '#5a48e0')
  for (const [x, y] of [
    [12, 44],
    [w - 26, 40],
    [w / 2 - 8, 48],
  ] as const)
    c.disc(x, y, 4, '#b8b0ff').disc(x + 6, y, 3, '#b8b0ff')
  for (let x = 0; x < w; x += 5) {
    const hill = 8 + Math.round((Math.sin(x * 0.13) + 1) * 5)
    if (Math.floor(x / 5) % 9 !== 4) c.rect(x, 0, 4, hill, Math.floor(x / 5) % 2 ? color.mint : '#2fb38a').rect(x, hill, 4, 2, color.yellow)
  }
  for (const [x, y, hex] of [
    [w * 0.3, 25, color.coral],
    [w * 0.6, 30, color.sky],
  ] as const)
    c.rect(x, y, 11, 6, hex)
      .rect(x + 3, y + 6, 5, 4, '#ffd9b8')
      .rect(x - 6, y + 2, 5, 2, color.orange)
}

/**
 * The school's sports hall on the day of the final: a court, wall bars and high windows at the sides, a stage with a giant screen at the
 * back, and tiers for the crowd at the front. One place for a series of pictures; objects in front of the camera are left out.
 */
export function gameHall(stage: Stage, o: { show?: (c: Canvas) => void; from?: 'court' | 'tiers' | 'stage' } = {}): Light {
  const { show = raceGame, from = 'court' } = o
  stage.backdrop(() => {
    court(stage)
    for (const s of [-1, 1]) flank(stage, s)
    boards(stage)
    if (from !== 'stage') stageEnd(stage, show)
    if (from !== 'court') tiers(stage)
    for (const z of [-46, 24, 92]) truss(stage, z)
    for (const z of [0, 60]) bunting(stage, [-WIDE / 2 + 4, 104, z], [WIDE / 2 - 4, 104, z - 20], { flags: 22, sag: 7 })
  })
  return from === 'stage' ? toCrowd(stage) : toStage(stage)
}

function toStage(stage: Stage): Light {
  lightPanel(stage, at(-50, 126, 60, { tilt: 150, turn: -20 }), 4.4, '#ffd0b8', 60)
  lightPanel(stage, at(60, 126, 60, { tilt: 150, turn: 20 }), 3.6, '#d8c8ff', 60)
  return nightRoom({
    sun: { from: [0.4, 0.8, 0.85], color: '#ffe2c0', power: 2.5, radius: 0.2 },
    sky: { zenith: '#6a60d8', horizon: '#a898ff', ground: '#b08fb8', power: 0.66 },
    tone: { exposure: 1.55, bloom: 0.09 },
  })
}

/** Light on the crowd, from the screen behind the viewer. */
function toCrowd(stage: Stage): Light {
  lightPanel(stage, at(-70, 96, -40, { tilt: 40 }), 5, '#9fd0ff', 60)
  lightPanel(stage, at(70, 96, -40, { tilt: 40 }), 5, '#ffb0a0', 60)
  return nightRoom({
    sun: { from: [-0.35, 0.6, -0.9], color: '#fff0e0', power: 2.6, radius: 0.25 },
    sky: { zenith: '#5a50c8', horizon: '#8f80f0', ground: '#7a68c0', power: 0.5 },
    tone: { exposure: 1.4, bloom: 0.09 },
  })
}

function court(stage: Stage): void {
  const depth = FRONT - BACK
  const wood = (['#e2a468', '#dc9a5c', '#e8ae74'] as const).map((hex) =>
    material(hex, { coat: 0.6, roughness: 0.22, jitter: 0.02, seam: 0 }),
  )
  const line = material('#ffffff', { coat: 0.4, jitter: 0, seam: 0 })
  const key = material(color.coral, { coat: 0.5, roughness: 0.25, jitter: 0.01, seam: 0 })
  const m = new Model(WIDE, 2, depth).fill((x, _y, z) => {
    const [dx, dz] = [x - WIDE / 2, z + BACK - 22]
    const d = Math.hypot(dx, dz)
    if (Math.abs(d - 26) < 1 || Math.abs(dz) < 1 || Math.abs(Math.abs(dx) - 112) < 1) return line
    if (d < 25) return key
    const plank = Math.floor(x / 6)
    return wood[(plank * 7 + Math.floor((z + plank * 29) / 44) * 5) % 3]
  })
  stage.add(m, at(0, -2, BACK), [WIDE / 2, 0, 0])
}

/** A side wall: brick red at the bottom, wall bars, a row of high windows with a blue evening, a hoop. */
function flank(stage: Stage, s: number): void {
  const depth = FRONT - BACK
  const [low, wall, frame] = [soft('#c8524e'), soft('#5a50b0'), plastic('#f0ecff')]
  const m = new Model(4, HIGH, depth).box(0, 0, 0, 4, HIGH, depth, wall).box(0, 0, 0, 4, 26, depth, low).box(0, 26, 0, 4, 2, depth, frame)
  for (let z = 10; z < depth - 30; z += 40)
    m.box(0, 72, z, 4, 26, 30, frame)
      .box(0, 74, z + 2, 4, 22, 26, glow('#5f8cff', 0.8))
      .box(0, 74, z + 14, 4, 22, 2, frame)
  stage.add(m, at((s * WIDE) / 2, 0, BACK), [s < 0 ? 4 : 0, 0, 0])
  const wood = soft('#eac48e')
  for (const z of [-20, 24, 68]) {
    const bars = new Model(3, 62, 30)
    for (const q of [0, 28]) bars.box(0, 0, q, 3, 62, 2, wood)
    for (let y = 6; y < 60; y += 6) bars.box(1, y, 0, 2, 2, 30, wood)
    stage.add(bars, at((s * WIDE) / 2 - s * 2, 0, z))
  }
  const hoop = new Model(30, 26, 20)
    .box(0, 0, 0, 30, 22, 2, plastic('#ffffff'))
    .box(9, 5, 1, 12, 9, 1, soft(color.coral))
    .fill((x, y, z, now) => {
      const r = Math.hypot(x - 15, z - 11)
      return !now && y > 4 && y < 6 && r < 8 && r > 6.4 ? plastic(color.orange) : undefined
    })
  stage.add(hoop, at((s * WIDE) / 2 - s * 4, 62, 22, { turn: -s * 90, scale: 1.1 }), [15, 0, 0])
}

function stageEnd(stage: Stage, show: (c: Canvas) => void): void {
  const wall: Hex = '#443c9c'
  const back = new Model(WIDE, HIGH, 4).box(0, 0, 0, WIDE, HIGH, 4, soft(wall))
  for (let x = 6; x < WIDE; x += 14) back.box(x, 0, 3, 1, HIGH, 1, soft(blend(wall, '#17144f', 0.25)))
  stage.add(back, at(0, 0, BACK), [WIDE / 2, 0, 4])
  const cloth = new Model(42, 100, 8).fill((x, _y, z) =>
    z < 4 + Math.sin(x * 0.8) * 2.4 ? soft(Math.floor(x / 4) % 2 ? '#e0484f' : '#c93a48') : undefined,
  )
  for (const s of [-1, 1]) stage.add(cloth, at(s * 100, STAGE, BACK + 6))
  const c = new Canvas(124, 60)
  show(c)
  screen(stage, at(0, 34, BACK + 8), c, { power: 1.5, frame: color.dark })
  for (const s of [-1, 1]) speaker(stage, at(s * 86, STAGE, -58, { turn: -s * 14, scale: 1.25 }))
}

/** The stage, with a line of light along its edge. */
function boards(stage: Stage): void {
  const [side, top] = [soft('#8a5636'), material('#c98f57', { coat: 0.5, roughness: 0.25, jitter: 0.02, seam: 0.02 })]
  const m = new Model(200, STAGE, 50).box(0, 0, 0, 200, STAGE, 50, side).box(0, STAGE - 1, 0, 200, 1, 50, top)
  for (let x = 4; x < 200; x += 8) m.box(x, 0, 49, 1, STAGE - 2, 1, soft('#6f4329'))
  stage.add(m, at(0, 0, -59))
  stage.add(new Model(200, 1, 1).box(0, 0, 0, 200, 1, 1, glow('#ffd9a0', 3)), at(0, STAGE - 2.4, -33.4))
}

function tiers(stage: Stage): void {
  const plank = matte('#d8b48a', 0.03)
  for (let n = 0; n < 5; n++) {
    const { y, z } = tier(n)
    const m = new Model(220, y, 17).box(0, 0, 0, 220, y, 17, soft(n % 2 ? '#4f48ac' : '#5850b8')).box(0, y - 1, 0, 220, 1, 17, plank)
    stage.add(m, at(0, 0, z))
  }
  const wall = new Model(WIDE, HIGH, 4).box(0, 0, 0, WIDE, HIGH, 4, soft('#5a50b0')).box(0, 0, 0, WIDE, 26, 4, soft('#c8524e'))
  stage.add(wall, at(0, 0, FRONT))
}

function truss(stage: Stage, z: number): void {
  const steel = metal('#7f86b4')
  const m = new Model(WIDE, 8, 8)
  for (const [y, q] of [
    [0, 0],
    [0, 6],
    [6, 0],
    [6, 6],
  ] as const)
    m.box(0, y, q, WIDE, 2, 2, steel)
  for (let x = 0; x < WIDE; x += 12) m.line(x, 0, 0, x + 6, 6, 0, steel).line(x + 6, 6, 0, x + 12, 0, 0, steel)
  stage.add(m, at(0, 108, z))
  const lamp = new Model(20, 22, 20).tube(10, 0, 10, 8, 20, plastic(color.dark), 6).tube(10, 0, 10, 7, 2, glow('#ffe6bf', 8))
  for (const x of [-84, -42, 0, 42, 84]) stage.add(lamp, at(x, 97, z, { tilt: z < 0 ? -10 : 14, scale: 0.5 }))
}
