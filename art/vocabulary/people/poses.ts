import type { Hand } from './limbs.ts'

/** Degrees: raised forwards (180 is straight up), away from the body, elbow bend, forearm turned inwards. */
export type Arm = readonly [raise: number, out: number, bend: number, inward?: number]
/** Degrees: raised forwards, knee bend (negative is the natural direction), away from the other leg. */
export type Leg = readonly [raise: number, bend: number, out?: number]

export interface Pose {
  /** Degrees of leaning forwards, and to the person's right. */
  torso?: readonly [number, number]
  twist?: number
  /** Degrees of looking down (negative is up), turned to the person's left, tilted. */
  head?: readonly [down: number, turn: number, roll: number]
  left?: Arm
  right?: Arm
  legLeft?: Leg
  legRight?: Leg
  hands?: { left?: Hand; right?: Hand }
  /** Height of the seat's surface, for a seated person. */
  seat?: number
  /** Height of the hips in leg parts: 2 standing, 1 kneeling. */
  hipLegs?: number
  /** Height above the ground in a jump, in blocks. */
  lift?: number
}

/** Every pose accepts changes: `waving({ head: [-5, 20, 0] })`. */
type Bend = (change?: Pose) => Pose
const pose =
  (base: Pose): Bend =>
  (change = {}) => ({ ...base, ...change })

export const standing = pose({ left: [4, 8, 14], right: [6, 8, 18], legLeft: [2, 0, 3], legRight: [-2, 0, 3] })
export const waving = pose({
  left: [4, 10, 20],
  right: [168, 34, 14],
  hands: { right: 'open' },
  head: [-3, -8, 5],
  legLeft: [3, 0, 3],
  legRight: [-3, 0, 3],
})
export const pointing = pose({
  left: [8, 12, 60],
  right: [104, 26, 4],
  hands: { right: 'point' },
  head: [-4, -14, 0],
  legLeft: [6, 0, 3],
  legRight: [-6, 0, 3],
})
export const cheering = pose({ left: [166, 36, 10], right: [164, 36, 10], hands: { left: 'open', right: 'open' }, head: [-12, 0, 4] })
export const jumping = pose({
  left: [166, 38, 8],
  right: [162, 38, 8],
  hands: { left: 'open', right: 'open' },
  head: [-10, 0, 4],
  lift: 6,
  legLeft: [26, -64, 6],
  legRight: [-8, -52, 6],
})
export const walking = pose({ left: [-26, 8, 24], right: [32, 8, 34], legLeft: [28, -6], legRight: [-24, -20], torso: [3, 0] })
export const running = pose({
  left: [-40, 10, 80],
  right: [56, 8, 80],
  legLeft: [56, -60],
  legRight: [-30, -50],
  torso: [12, 0],
  lift: 1.5,
  head: [-6, 0, 0],
})
export const thinking = pose({ left: [34, -8, 84, 24], right: [46, -6, 128], hands: { right: 'point' }, head: [-8, 12, 6] })
export const presenting = pose({
  left: [70, 54, 10],
  right: [24, 12, 60],
  hands: { left: 'open' },
  head: [0, 10, 0],
  legLeft: [3, 0, 3],
  legRight: [-3, 0, 3],
})
export const thumbsUp = pose({ left: [6, 10, 16], right: [52, 14, 66], hands: { right: 'thumb' }, head: [-4, -6, 6] })
export const peaceSign = pose({ left: [6, 10, 16], right: [70, 26, 96], hands: { right: 'peace' }, head: [-4, -6, 7] })
export const armsCrossed = pose({ left: [38, -6, 76, 52], right: [34, -4, 80, 50], head: [-4, 0, 0] })
export const handsOnHips = pose({
  left: [-16, 46, 70, 50],
  right: [-16, 46, 70, 50],
  head: [-6, 0, 0],
  legLeft: [0, 0, 6],
  legRight: [0, 0, 6],
})
/** Both hands in front of the chest, for a box, a tablet or a letter block at `body.front`. */
export const holding = pose({ left: [40, 2, 54, 10], right: [40, 2, 54, 10], hands: { left: 'grip', right: 'grip' } })
/** One hand raised in front of the shoulder; the person looks at the object in it. */
export const showing = pose({ left: [4, 8, 16], right: [58, 12, 66], hands: { right: 'grip' }, head: [2, -16, 0] })
/** Both hands on a controller, looking up at the sky. */
export const piloting = pose({
  left: [36, -4, 62, 16],
  right: [36, -4, 62, 16],
  hands: { left: 'grip', right: 'grip' },
  head: [-14, 0, 0],
  legLeft: [4, 0, 3],
  legRight: [-4, 0, 3],
})
export const highFive = pose({
  left: [10, 12, 20],
  right: [138, 14, 20],
  hands: { right: 'open' },
  head: [-10, -10, 0],
  legLeft: [-6, 0, 2],
  legRight: [8, 0, 2],
})
export const reaching = pose({ left: [60, 8, 40], right: [120, 12, 10], hands: { right: 'open' }, head: [-14, 0, 0], torso: [6, 0] })
/** With a headset on, feeling the way with both hands. */
export const exploring = pose({
  left: [92, 16, 20],
  right: [116, 22, 14],
  hands: { left: 'open', right: 'open' },
  head: [-10, 8, 0],
  legLeft: [10, 0, 3],
  legRight: [-10, -6, 3],
})
export const bending = pose({
  torso: [24, 0],
  left: [30, 6, 30],
  right: [56, 6, 26],
  head: [12, 0, 0],
  legLeft: [6, 0, 2],
  legRight: [-6, -4, 2],
})

/** On a chair with its seat at 5.5, hands on a keyboard on a desk of height 11. */
export const typing = pose({ seat: 5.5, torso: [6, 0], left: [40, 2, 46, 8], right: [40, 2, 46, 8], head: [4, 0, 0] })
export const sitting = pose({ seat: 5.5, left: [30, 6, 26], right: [30, 6, 26], head: [-2, 0, 0] })
export const raisingHand = pose({ seat: 5.5, left: [40, 4, 50, 8], right: [172, 24, 6], hands: { right: 'open' }, head: [-6, 0, 0] })
/** Holding a pair of handles or a steering yoke at chest height. */
export const steering = pose({
  seat: 5.5,
  torso: [2, 0],
  left: [56, 2, 30, 4],
  right: [56, 2, 30, 4],
  hands: { left: 'grip', right: 'grip' },
  head: [-2, 0, 0],
})
/** On the floor with crossed legs; a book or laptop on the lap is at `body.hips.at(0, 3, 8)`. */
export const crossLegged = pose({
  seat: 0,
  torso: [3, 0],
  left: [34, 4, 50, 8],
  right: [34, 4, 50, 8],
  legLeft: [84, -110, 44],
  legRight: [84, -110, 44],
  head: [6, 0, 0],
})
export const legsOut = pose({
  seat: 0,
  torso: [-6, 0],
  left: [-24, 14, 4],
  right: [-24, 14, 4],
  legLeft: [90, 0, 8],
  legRight: [90, 0, 8],
  head: [-6, 0, 0],
})
export const kneeling = pose({
  hipLegs: 1.12,
  torso: [8, 0],
  left: [40, 4, 40, 6],
  right: [46, 4, 40, 6],
  legLeft: [84, -84],
  legRight: [-6, -84],
  head: [8, 0, 0],
})
export const reading = pose({ left: [36, 0, 66, 10], right: [36, 0, 66, 10], hands: { left: 'grip', right: 'grip' }, head: [12, 0, 0] })
export const hanging = pose({
  left: [168, 12, 4],
  right: [168, 12, 4],
  hands: { left: 'grip', right: 'grip' },
  legLeft: [24, -40, 3],
  legRight: [10, -30, 3],
  head: [-4, 0, 0],
})
export const flying = pose({
  torso: [70, 0],
  left: [170, 12, 4],
  right: [170, 12, 4],
  legLeft: [-66, -6],
  legRight: [-72, -10],
  head: [-60, 0, 0],
})
