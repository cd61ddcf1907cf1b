import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CarouselEvent, type CarouselState, initialCarousel, isPlaying, isRolling, reduceCarousel } from './carousel-state.ts'

function after(...events: CarouselEvent[]): CarouselState {
  return events.reduce(reduceCarousel, initialCarousel(6))
}

test('it starts at the first picture and plays', () => {
  expect(after().index).toBe(0)
  expect(isPlaying(after())).toBe(true)
})

test('an interval brings the next picture', () => {
  expect(after({ type: 'intervalPassed' }).index).toBe(1)
})

test('past the last picture comes the first', () => {
  expect(after({ type: 'pictureChosen', index: 5 }, { type: 'nextPressed' }).index).toBe(0)
})

test('before the first picture comes the last', () => {
  expect(after({ type: 'previousPressed' }).index).toBe(5)
})

test('a dot jumps to its picture', () => {
  expect(after({ type: 'pictureChosen', index: 3 }).index).toBe(3)
})

test.each(['hovered', 'focused', 'hidden', 'away'] as const)('it waits while %s, then goes on', (by) => {
  const waiting = after({ type: 'interrupted', by })
  expect(isPlaying(waiting)).toBe(false)
  expect(isRolling(waiting)).toBe(true)
  expect(reduceCarousel(waiting, { type: 'intervalPassed' }).index).toBe(0)
  expect(isPlaying(reduceCarousel(waiting, { type: 'resumed', by }))).toBe(true)
})

test('with two interruptions it waits for both to end', () => {
  const both = after({ type: 'interrupted', by: 'hovered' }, { type: 'interrupted', by: 'focused' })
  const one = reduceCarousel(both, { type: 'resumed', by: 'hovered' })
  expect(isPlaying(one)).toBe(false)
  expect(isPlaying(reduceCarousel(one, { type: 'resumed', by: 'focused' }))).toBe(true)
})

test('the button stops it for good, and starts it again', () => {
  const stopped = after({ type: 'playToggled' }, { type: 'interrupted', by: 'hovered' }, { type: 'resumed', by: 'hovered' })
  expect(isPlaying(stopped)).toBe(false)
  expect(isPlaying(reduceCarousel(stopped, { type: 'playToggled' }))).toBe(true)
})

test('a device that asks for stillness gets it, unless the visitor presses play', () => {
  const still = after({ type: 'motionChanged', allowed: false })
  expect(isPlaying(still)).toBe(false)
  expect(isPlaying(reduceCarousel(still, { type: 'playToggled' }))).toBe(true)
})

test('a paused carousel still moves by hand', () => {
  expect(after({ type: 'playToggled' }, { type: 'nextPressed' }, { type: 'nextPressed' }).index).toBe(2)
})

test('whatever is pressed, one of the pictures is shown', () => {
  const moves = fc.array(fc.constantFrom<CarouselEvent[]>({ type: 'nextPressed' }, { type: 'previousPressed' }, { type: 'intervalPassed' }))
  fc.assert(
    fc.property(moves, (events) => {
      const { index } = after(...events)
      expect(index).toBeGreaterThanOrEqual(0)
      expect(index).toBeLessThan(6)
    }),
  )
})
