import { color } from '../../core/color.ts'
import { material, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { build, type Look } from './look.ts'

export type Hand = 'rest' | 'open' | 'point' | 'thumb' | 'grip' | 'peace'

const suit = (look: Look) => look.outfit === 'spacesuit'
const coat = (look: Look) =>
  suit(look)
    ? '#f6f7ff'
    : look.outfit === 'labcoat'
      ? '#fbfbff'
      : look.outfit === 'jacket'
        ? (look.over ?? color.iris)
        : (look.sleeve ?? look.shirt)

/** Upper and lower arm in half blocks; the joint is two below the top. */
export function armOf(look: Look): { upper: Model; lower: Model; length: number } {
  const n = build(look.age).arm * 2
  const sleeve = soft(coat(look))
  const bare = look.shortSleeves && look.outfit !== 'labcoat' && look.outfit !== 'jacket' && !suit(look)
  const upper = new Model(8, n + 4, 8).round(0, 0, 0, 8, n + 4, 8, sleeve, 2.5)
  if (bare) upper.round(0.5, 0, 0.5, 7, 7, 7, soft(look.skin), 2).fill((_x, y, _z, now) => (now && y < 6 ? soft(look.skin) : undefined))
  const lower = new Model(8, n, 8).round(0, 0, 0, 8, n, 8, bare ? soft(look.skin) : sleeve, 2.5)
  if (look.watch) lower.fill((_x, y, _z, now) => (now && y > 1 && y < 4 ? plastic(look.watch ?? color.indigo) : undefined))
  return { upper, lower, length: n }
}

/** A hand that hangs down from its wrist (pivot 5, 9, 5); the thumb of a left hand is towards +x. */
export function handOf(look: Look, shape: Hand, left: boolean): Model {
  const m = new Model(10, 16, 10)
  const tone = suit(look) ? plastic('#dfe3f5') : soft(look.skin)
  const thumb = left ? 0 : 8
  const draw: Record<Hand, () => void> = {
    rest: () => m.round(2, 3, 2, 6, 7, 6, tone, 2).round(left ? 1 : 7, 5, 5, 2, 4, 3, tone, 0.5),
    open: () => {
      m.round(2, 4, 3, 6, 6, 4, tone, 1)
      for (const x of [2, 4, 6]) m.box(x, 1, 4, 2, 4, 2, tone)
      m.box(2, 0, 4, 6, 1, 2, 0).box(4, 1, 4, 2, 1, 2, tone).line(thumb, 5, 4, 5, 7, 4, tone, 2)
    },
    point: () => m.round(2, 4, 2, 6, 6, 6, tone, 2).box(left ? 3 : 5, 0, 4, 2, 5, 2, tone),
    thumb: () => m.round(2, 3, 2, 6, 7, 6, tone, 2).box(4, 5, 7, 2, 2, 3, tone).box(4, 6, 8, 2, 2, 2, tone),
    grip: () => m.round(2, 3, 2, 6, 7, 6, tone, 2).box(left ? 1 : 7, 4, 6, 2, 3, 3, tone),
    peace: () => m.round(2, 4, 2, 6, 6, 6, tone, 2).box(2, 0, 4, 2, 5, 2, tone).box(6, 0, 4, 2, 5, 2, tone),
  }
  draw[shape]()
  return m
}

/** Thigh and shin with the shoe; joints as in `armOf`, with the sole at the shin's y = 0. */
export function legOf(look: Look): { thigh: Model; shin: Model; length: number } {
  const n = build(look.age).leg * 2
  const pants = suit(look) ? plastic('#eceefb') : soft(look.pants ?? color.indigo)
  const shoe = material(look.shoe ?? color.white, { coat: 0.4, roughness: 0.4, jitter: 0.02, seam: 0.03 })
  const bare = look.shorts || look.outfit === 'dress'
  const thigh = new Model(9, n + 4, 9).round(0, 0, 0, 9, n + 4, 9, pants, 2)
  const shin = new Model(10, n + 2, 15).round(1, 2, 1, 8, n, 8, bare ? soft(look.skin) : pants, 2)
  if (bare) shin.fill((_x, y, _z, now) => (now && y < 6 ? soft('#ffffff') : undefined))
  shin.round(0, 0, 0, 10, 5, 14, shoe, 2).box(1, 0, 1, 8, 1, 12, soft('#ffffff'))
  return { thigh, shin, length: n }
}
