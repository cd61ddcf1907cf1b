import { color, type Hex } from '../../core/color.ts'
import { pick, seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'
import { phone } from '../props/computers.ts'
import { fanSign, lightStick, pompom, popcorn } from '../props/fans.ts'
import { mood } from './expressions.ts'
import type { Look } from './look.ts'
import { person } from './person.ts'
import type { Pose } from './poses.ts'

type Act = 'cheer' | 'fist' | 'clap' | 'stick' | 'phone' | 'sign' | 'pompoms' | 'cheeks' | 'whistle' | 'popcorn' | 'point' | 'crossed'
export type Spectator = readonly [look: Look, mood: keyof typeof mood, act: Act]

const bright: readonly [Hex, ...Hex[]] = [color.coral, color.sky, color.yellow, color.mint, color.violet, color.pink]

const poses: Record<Act, Pose> = {
  cheer: { left: [166, 20, 14], right: [162, 22, 10], hands: { left: 'open', right: 'open' } },
  fist: { left: [20, 10, 60], right: [168, 14, 12], hands: { left: 'grip', right: 'grip' } },
  clap: { left: [62, -6, 62, 26], right: [62, -6, 62, 26], hands: { left: 'open', right: 'open' } },
  stick: { left: [26, 6, 60], right: [150, 10, 24], hands: { right: 'grip' } },
  phone: { left: [14, 8, 40], right: [92, 4, 62], hands: { right: 'grip' } },
  sign: { left: [152, 8, 20], right: [152, 8, 20], hands: { left: 'grip', right: 'grip' } },
  pompoms: { left: [160, 26, 10], right: [96, 30, 60], hands: { left: 'grip', right: 'grip' } },
  cheeks: { left: [58, 4, 116, 6], right: [58, 4, 116, 6], hands: { left: 'open', right: 'open' } },
  whistle: { left: [16, 10, 30], right: [58, -2, 112, 16], hands: { right: 'point' } },
  popcorn: { left: [40, 2, 54, 10], right: [56, 0, 84, 10], hands: { left: 'grip', right: 'grip' } },
  point: { left: [20, 8, 50], right: [96, 14, 4], hands: { right: 'point' } },
  crossed: { left: [38, -6, 76, 52], right: [34, -4, 80, 50] },
}

/** The direction in which a person with this transform looks, in degrees around the upright axis. */
function heading(f: Transform): number {
  return (Math.atan2(f.axes[2], f.axes[8]) * 180) / Math.PI
}

/** A row of spectators along x, each with their own face and action, facing +z. */
export function audience(stage: Stage, f: Transform, row: readonly Spectator[], gap = 20, seed = 1): void {
  const r = seededRandom(seed)
  row.forEach(([look, face, act], i) => {
    const x = (i - (row.length - 1) / 2) * gap
    const place = f.at(x + (r() - 0.5) * 3, (r() - 0.5) * 3, (r() - 0.5) * 5, -x * 0.07 + (r() - 0.5) * 22)
    const body = person(
      stage,
      place,
      { ...look, ...mood[face] },
      { ...poses[act], head: [(r() - 0.6) * 10, (r() - 0.5) * 26, (r() - 0.5) * 16] },
    )
    const hex = pick(bright, i * 5 + seed)
    const sway = (r() - 0.5) * 24
    const turn = heading(place) + sway
    if (act === 'stick') lightStick(stage, body.right.upright(turn).at(0, -1, 0.5, { roll: sway }), hex)
    if (act === 'phone') phone(stage, body.right.upright(180 + turn).at(0, 2.5, -0.5), color.ice, 0.8)
    if (act === 'sign')
      fanSign(
        stage,
        body.head.upright(turn).at(0, 17, 2, { roll: sway / 2 }),
        pick(['star', 'heart', 'pad', 'bolt'] as const, i + seed),
        pick(['#fff6e0', color.yellow, '#ffffff'] as const, i),
        pick([color.coral, color.iris, color.red] as const, i + seed),
      )
    if (act === 'pompoms') for (const hand of [body.left, body.right]) pompom(stage, hand.upright().at(0, 0, 1), hex)
    if (act === 'popcorn') popcorn(stage, body.front.at(2, -5, -1))
  })
}
