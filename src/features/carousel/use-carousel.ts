import { type Dispatch, type RefObject, useEffect, useReducer } from 'react'
import { type CarouselEvent, type CarouselState, initialCarousel, isPlaying, reduceCarousel } from './carousel-state.ts'
import { watchMotion } from './watch-motion.ts'

const intervalMs = 4000 // from the specification

/** The carousel's state, updated by a timer, the tab's visibility, the scroll position and the motion setting. */
export function useCarousel(count: number, root: RefObject<HTMLElement | null>): [CarouselState, Dispatch<CarouselEvent>] {
  const [state, dispatch] = useReducer(reduceCarousel, count, initialCarousel)
  const playing = isPlaying(state)

  useEffect(() => watchMotion((allowed) => dispatch({ type: 'motionChanged', allowed })), [])

  useEffect(() => {
    const update = () => dispatch({ type: document.hidden ? 'interrupted' : 'resumed', by: 'hidden' })
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])

  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver((entries) => {
      const inView = entries[entries.length - 1]?.isIntersecting ?? true
      dispatch({ type: inView ? 'resumed' : 'interrupted', by: 'outOfView' })
    })
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root])

  // Restarts when the index changes, so that a picture chosen by hand is shown for a full interval.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new index restarts the interval
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => dispatch({ type: 'intervalPassed' }), intervalMs)
    return () => clearTimeout(timer)
  }, [playing, state.index])

  return [state, dispatch]
}
