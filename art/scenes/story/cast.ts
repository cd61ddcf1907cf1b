import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, standing } from '../../vocabulary/people/poses.ts'
import { noa, uri } from '../../vocabulary/people/story-cast.ts'
import { dragon } from '../../vocabulary/props/story.ts'

/** One of the three characters of the story, for the valley that the page draws. The prince's bank is on the right. */
function actor(name: string, size: readonly [number, number], build: (stage: Stage) => void) {
  return picture({
    name: `story/${name}`,
    size,
    cutout: 0.001,
    build(stage) {
      build(stage)
      return { camera: stage.frame({ fov: 16, pitch: 6, margin: 0.01, settle: 1, aperture: 0 }), light: cutoutDay(0, { floor: undefined }) }
    },
  })
}

export const storyCast = [
  actor('prince', [1600, 2400], (stage) => {
    person(stage, at(0, 0, 0, -34), { ...uri, mouth: 'calm', brows: 'worried' }, standing({ head: [-4, -4, 3], hands: { right: 'open' } }))
  }),
  actor('prince-up', [1600, 1920], (stage) => {
    person(stage, at(0, 0, 0, -26), { ...uri, mouth: 'laugh', eyes: 'happy' }, cheering({ head: [-6, -4, -3] }))
  }),
  actor('noa-up', [1600, 1920], (stage) => {
    person(stage, at(0, 0, 0, 28), { ...noa, mouth: 'grin' }, cheering({ head: [-6, 4, 4] }))
  }),
  actor('dragon', [1600, 1334], (stage) => dragon(stage, at(0, 0, 0, 42), { wings: 50, head: [4, 4, 5] })),
  actor('dragon-fire', [1600, 1334], (stage) => dragon(stage, at(0, 0, 0, 42), { wings: 64, head: [-4, 4, 5], fire: true })),
]
