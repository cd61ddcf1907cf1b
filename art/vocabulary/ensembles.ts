import { color, type Hex } from '../core/color.ts'
import type { Stage } from '../core/stage.ts'
import type { Transform } from '../core/transform.ts'
import type { Look } from './people/look.ts'
import { type Body, person } from './people/person.ts'
import { crossLegged, exploring, holding, type Pose, piloting, reading, sitting, typing } from './people/poses.ts'
import { gamepad, type LaptopOptions, laptop, tablet } from './props/computers.ts'
import { chair, type DeskOptions, desk, wheelchair } from './props/furniture.ts'
import { openBook } from './props/story.ts'

/** A person at a desk with a laptop, facing +z. The surface of the desk is 11 high and 16 in front of them. */
export function atDesk(
  stage: Stage,
  f: Transform,
  look: Look,
  o: { pose?: Pose; laptop?: LaptopOptions | false; desk?: DeskOptions; chair?: Hex; wheels?: Hex } = {},
): Body {
  if (o.wheels) wheelchair(stage, f, o.wheels)
  else chair(stage, f, o.chair ?? color.sky)
  desk(stage, f.at(0, 0, 16), o.desk)
  if (o.laptop !== false) laptop(stage, f.at(0, 11, 14.5, 180), o.laptop)
  const pose = o.pose ?? typing()
  return person(stage, f, look, o.wheels ? { ...pose, seat: 7 } : pose)
}

/** A person in a wheelchair. */
export function inWheelchair(stage: Stage, f: Transform, look: Look, pose: Pose = sitting(), hex: Hex = color.coral): Body {
  wheelchair(stage, f, hex)
  return person(stage, f, look, { legLeft: [84, -70], legRight: [84, -70], ...pose, seat: 7 })
}

/** A person with a controller in both hands; `antennas` for drones. */
export function withGamepad(stage: Stage, f: Transform, look: Look, o: { pose?: Pose; color?: Hex; antennas?: boolean } = {}): Body {
  const body = person(stage, f, look, o.pose ?? piloting())
  gamepad(stage, body.front.at(0, -1, -0.5, { tilt: -38 }), o.color ?? color.iris, o.antennas ?? true)
  return body
}

/** A person with a tablet, its screen towards them (or, with `show`, towards the viewer). */
export function withTablet(stage: Stage, f: Transform, look: Look, o: { pose?: Pose; color?: Hex; show?: boolean } = {}): Body {
  const body = person(stage, f, look, o.pose ?? holding({ head: [6, 0, 0] }))
  tablet(stage, body.front.at(0, 1, 0.5, o.show ? { tilt: -8 } : { turn: 180, tilt: 28 }), o.color)
  return body
}

/** A person with a VR headset. */
export function inVr(stage: Stage, f: Transform, look: Look, pose: Pose = exploring(), hex: Hex = color.sky): Body {
  return person(stage, f, { ...look, vr: hex, glasses: undefined }, pose)
}

/** A person with an open book, standing or on the floor. */
export function withBook(stage: Stage, f: Transform, look: Look, o: { floor?: boolean; cover?: Hex; pose?: Pose } = {}): Body {
  const body = person(stage, f, look, o.pose ?? (o.floor ? crossLegged({ head: [12, 0, 0] }) : reading()))
  openBook(stage, o.floor ? body.hips.at(0, 4, 8.5, { tilt: -34 }) : body.front.at(0, -0.5, 0, { tilt: -48 }), o.cover)
  return body
}
