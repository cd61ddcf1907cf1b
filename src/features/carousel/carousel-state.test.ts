import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CarouselEvent, type CarouselState, initialCarousel, isPlaying, isRolling, reduceCarousel } from './carousel-state.ts'

function after(...events: CarouselEvent[]): CarouselState {
  return events.reduce(reduceCarousel, initialCarousel(6))
}

test('starts playing at the first picture', () => {
  expect(after().index).toBe(0)
  expect(isPlaying(after())).toBe(true)
})

test('shows the next picture after an interval', () => {
  expect(after({ type: 'intervalPassed' }).index).toBe(1)
})

test('wraps from the last picture to the first', () => {
  expect(after({ type: 'pictureChosen', index: 5 }, { type: 'nextPressed' }).index).toBe(0)
})

test('wraps from the first picture to the last', () => {
  expect(after({ type: 'previousPressed' }).index).toBe(5)
})

test('a dot jumps to its picture', () => {
  expect(after({ type: 'pictureChosen', index: 3 }).index).toBe(3)
})

test.each(['hovered', 'focused', 'hidden', 'outOfView'] as const)('pauses while %s, then resumes', (by) => {
  const paused = after({ type: 'interrupted', by })
  expect(isPlaying(paused)).toBe(false)
  expect(isRolling(paused)).toBe(true)
  expect(reduceCarousel(paused, { type: 'intervalPassed' }).index).toBe(0)
  expect(isPlaying(reduceCarousel(paused, { type: 'resumed', by }))).toBe(true)
})

test('with two interruptions, resumes only after both end', () => {
  const both = after({ type: 'interrupted', by: 'hovered' }, { type: 'interrupted', by: 'focused' })
  const one = reduceCarousel(both, { type: 'resumed', by: 'hovered' })
  expect(isPlaying(one)).toBe(false)
  expect(isPlaying(reduceCarousel(one, { type: 'resumed', by: 'focused' }))).toBe(true)
})

test('the button pauses it until it is pressed again', () => {
  const stopped = after({ type: 'playToggled' }, { type: 'interrupted', by: 'hovered' }, { type: 'resumed', by: 'hovered' })
  expect(isPlaying(stopped)).toBe(false)
  expect(isPlaying(reduceCarousel(stopped, { type: 'playToggled' }))).toBe(true)
})

test('does not play when motion is off, unless the visitor presses play', () => {
  const still = after({ type: 'motionChanged', allowed: false })
  expect(isPlaying(still)).toBe(false)
  expect(isPlaying(reduceCarousel(still, { type: 'playToggled' }))).toBe(true)
})

test('a paused carousel can still be moved by hand', () => {
  expect(after({ type: 'playToggled' }, { type: 'nextPressed' }, { type: 'nextPressed' }).index).toBe(2)
})

test('the index always belongs to a picture, for any sequence of events', () => {
  const moves = fc.array(fc.constantFrom<CarouselEvent[]>({ type: 'nextPressed' }, { type: 'previousPressed' }, { type: 'intervalPassed' }))
  fc.assert(
    fc.property(moves, (events) => {
      const { index } = after(...events)
      expect(index).toBeGreaterThanOrEqual(0)
      expect(index).toBeLessThan(6)
    }),
  )
})
