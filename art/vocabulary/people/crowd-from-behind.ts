import { pick, seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'
import { cast } from './cast.ts'
import type { Look } from './look.ts'
import { person } from './person.ts'
import { cheering, jumping, type Pose, pointing, standing, waving } from './poses.ts'

const looks: readonly [Look, ...Look[]] = [
  cast.omer,
  cast.lia,
  cast.eden,
  cast.amal,
  cast.ben,
  cast.maya,
  cast.tal,
  cast.lev,
  cast.ido,
  cast.noa,
  cast.yoni,
  cast.sara,
  cast.adam,
  cast.gal,
  cast.roni,
  cast.shira,
]

/** A row of spectators along x; turn the transform by 180 to see them from behind. The picture's edge may crop them. */
export function crowdFromBehind(stage: Stage, f: Transform, o: { count?: number; gap?: number; seed?: number } = {}): void {
  const { count = 8, gap = 18, seed = 1 } = o
  const r = seededRandom(seed)
  const moods: readonly [(p?: Pose) => Pose, ...((p?: Pose) => Pose)[]] = [cheering, standing, waving, pointing, jumping, cheering]
  stage.backdrop(() => {
    for (let i = 0; i < count; i++) {
      const place = f.at((i - (count - 1) / 2) * gap + (r() - 0.5) * 5, 0, (r() - 0.5) * 8, (r() - 0.5) * 30)
      const pose = pick(moods, r() * moods.length)({ head: [-8, (r() - 0.5) * 50, (r() - 0.5) * 10] })
      person(stage, place, pick(looks, i * 5 + seed * 3), pose)
    }
  })
}
