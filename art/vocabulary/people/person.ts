import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'
import { headOf } from './head.ts'
import { armOf, handOf, legOf } from './limbs.ts'
import { build, type Look } from './look.ts'
import type { Pose } from './poses.ts'
import { torsoOf, torsoPivot } from './torso.ts'

export interface Body {
  /** Transforms in the palms: y along the forearm (towards the elbow), z towards the back of the hand. */
  left: Transform
  right: Transform
  /** In front of the chest, upright, facing as the person does: for objects held with both hands. */
  front: Transform
  head: Transform
  hips: Transform
  back: Transform
}

const HALF = { scale: 0.5 }

/** Builds a person with the feet (or if seated, the floor below the seat) at the origin of the transform. */
export function person(stage: Stage, feet: Transform, look: Look, pose: Pose = {}): Body {
  const { torso, leg } = build(look.age)
  const [lean, side] = pose.torso ?? [0, 0]
  const [down, turn, roll] = pose.head ?? [0, 0, 0]
  const height = pose.seat === undefined ? (pose.hipLegs ?? 2) * leg + (pose.lift ?? 0) : pose.seat + 2
  const hips = feet.at(0, height, 0)
  const trunk = hips.at(0, 0, 0, { tilt: lean + (look.age === 'elder' ? 3 : 0), roll: side, turn: pose.twist ?? 0 })

  const body = torsoOf(look, pose.seat !== undefined || (pose.hipLegs ?? 2) < 1.5)
  stage.add(body, trunk.at(0, 0, 0, HALF), torsoPivot(body.nx, body.nz))
  const top = torso - 1
  const head = trunk.at(0, top + 0.6, 0, { tilt: down - lean * 0.6, turn, roll })
  const { model, pivot } = headOf(look)
  stage.add(model, head.at(0, 0, 0, HALF), pivot)

  const arm = armOf(look)
  const reach = (left: boolean) => {
    const [raise, out, bend, inward = 0] = (left ? pose.left : pose.right) ?? [6, 8, 12]
    const s = left ? 1 : -1
    const shoulder = trunk.at(s * 6.3, top - 1.6, 0, { tilt: -raise, roll: s * out })
    stage.add(arm.upper, shoulder.at(0, 0, 0, HALF), [4, arm.length + 1, 4])
    const elbow = shoulder.at(0, -arm.length / 2 + 0.4, 0, { tilt: -bend, roll: -s * inward })
    stage.add(arm.lower, elbow.at(0, 0, 0, HALF), [4, arm.length - 2, 4])
    const wrist = elbow.at(0, -arm.length / 2 + 1.2, 0)
    const shape = (left ? pose.hands?.left : pose.hands?.right) ?? 'rest'
    stage.add(handOf(look, shape, left), wrist.at(0, 0, 0, HALF), [5, 9, 5])
    return wrist.at(0, -2, 0)
  }
  const left = reach(true)
  const right = reach(false)

  const limb = legOf(look)
  for (const s of [1, -1]) {
    const rest = pose.seat === undefined ? ([0, 0] as const) : ([86, -84] as const)
    const [raise, bend, out = 0] = (s > 0 ? pose.legLeft : pose.legRight) ?? rest
    const hip = hips.at(s * 2.6, 0, 0, { tilt: -raise, roll: s * out })
    stage.add(limb.thigh, hip.at(0, 0, 0, HALF), [4.5, limb.length + 1, 4.5])
    const knee = hip.at(0, -limb.length / 2, 0, { tilt: -bend })
    stage.add(limb.shin, knee.at(0, 0, 0, HALF), [5, limb.length, 5])
  }
  return { left, right, front: trunk.at(0, top - 4.5, 8.5), head, hips, back: trunk.at(0, top - 5, -3) }
}
