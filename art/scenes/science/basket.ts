import { blend, color } from '../../core/color.ts'
import { soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { wide } from '../../vocabulary/camera.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { gamepad, headset, laptop } from '../../vocabulary/props/computers.ts'
import { rocket } from '../../vocabulary/props/flight.ts'
import { clapper } from '../../vocabulary/props/media.ts'
import { robot } from '../../vocabulary/props/robots.ts'

/** The basket that gives the page its name: six sciences look out over its rim. */
export const basketOfSix = picture({
  name: 'science/basket',
  size: [1600, 1600],
  cutout: true,
  build(stage) {
    wicker(stage, at(0, 0, 0))
    rocket(stage, at(-23, 18, -10, { roll: 13, turn: 14, scale: 1.14 }))
    robot(stage, at(3, 17, -6, { turn: 4, scale: 1.56 }), { left: [158, 16], right: [20, 20], head: [-4, -4, -5] })
    laptop(stage, at(35, 47, -8, { turn: -18, roll: -9, scale: 2.2 }), { screen: color.iris, power: 1.2, seed: 5, open: 12 })
    headset(stage, at(-29, 28, 19, { turn: -14, tilt: 8, roll: 8, scale: 1.8 }), color.coral)
    gamepad(stage, at(2, 38, 27, { tilt: -24, roll: 7, scale: 2.2 }), color.violet)
    clapper(stage, at(31, 37, 22, { turn: -10, tilt: -12, roll: -8, scale: 1.15 }))
    return {
      camera: stage.frame(wide({ pitch: 13, fov: 26, margin: 0.05, aperture: 0.2 })),
      light: cutoutDay(0, {
        sun: { from: [-0.7, 0.8, 0.55], color: '#fff0d2', power: 4.8, radius: 0.05 },
        sky: { zenith: '#b8d6ff', horizon: '#f4fbff', ground: '#9fe0d6', power: 0.98 },
      }),
    }
  },
})

/** An oval basket of woven blocks with a plaited rim and two handles, 92 wide and 33 high. */
function wicker(stage: Stage, f: Transform): void {
  const [light, dark, inside] = [soft('#f0c68c'), soft('#d29a5c'), soft('#8a5a3c')]
  const rim = [soft('#ffd9a0'), soft('#c98f57')] as const
  const [nx, ny, nz] = [124, 60, 84]
  const m = new Model(nx, ny, nz).fill((x, y, z) => {
    const [dx, dz] = [x - nx / 2, z - nz / 2]
    const [rx, rz] = [42 + y * 0.28, 26 + y * 0.22]
    const d = Math.hypot(dx / rx, dz / rz)
    const way = Math.atan2(dz / rz, dx / rx)
    const strand = Math.floor((way + Math.PI) * 7)
    if (y > 30 && y < 37) {
      const plait = Math.floor((way + Math.PI) * 9 + y * 0.45)
      return Math.abs(d - 1.03) < 0.085 ? rim[((plait % 2) + 2) % 2] : undefined
    }
    if (y > 30) return undefined
    const over = (strand + Math.floor(y / 5)) % 2 === 0
    const edge = over ? 1.035 : 0.99
    if (d > edge) return undefined
    if (d > 0.9) return over ? light : dark
    return y < 24 ? inside : undefined
  })
  stage.add(m, f.at(0, 0, 0, { scale: 0.9 }))
  const grip = new Model(26, 26, 8).fill((x, y) => {
    const d = Math.hypot(x - 13, y - 13)
    return d < 13 && d > 8 ? soft(blend('#f0c68c', '#c98f57', Math.floor((Math.atan2(y - 13, x - 13) + 4) * 3) % 2)) : undefined
  })
  for (const s of [-1, 1]) stage.add(grip, f.at(s * 50, 24, 0, { turn: s * 20, scale: 0.8 }), [13, 13, 4])
}
