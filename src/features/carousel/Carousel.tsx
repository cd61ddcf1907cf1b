import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import texts from '#content/interface/carousel.json' with { type: 'json' }
import type { Picture as PictureData } from '#lib/picture.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './Carousel.module.css'
import { CarouselControls } from './CarouselControls.tsx'
import { isPlaying } from './carousel-state.ts'
import { Slide } from './Slide.tsx'
import { useCarousel } from './use-carousel.ts'
import { useSlides } from './use-slides.ts'

interface Props {
  /** Accessible name of the carousel. */
  label: string
  pictures: PictureData[]
}

/**
 * Pictures that advance automatically. Before hydration, and without scripts, they are a scrollable list;
 * the hidden controls keep their space, so that the layout does not shift.
 */
export function Carousel({ label, pictures }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [state, dispatch] = useCarousel(pictures.length, root)
  const viewport = useSlides(state, dispatch)
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const { index, count } = state

  function moveByKey(event: KeyboardEvent) {
    dispatch({ type: 'interrupted', by: 'focused' })
    // Right-to-left: the next picture is on the left.
    if (event.key === 'ArrowLeft') dispatch({ type: 'nextPressed' })
    else if (event.key === 'ArrowRight') dispatch({ type: 'previousPressed' })
    else if (event.key === 'Home') dispatch({ type: 'pictureChosen', index: 0 })
    else if (event.key === 'End') dispatch({ type: 'pictureChosen', index: count - 1 })
    else return
    event.preventDefault()
  }

  function hover(event: PointerEvent, type: 'interrupted' | 'resumed') {
    if (event.pointerType === 'mouse') dispatch({ type, by: 'hovered' })
  }

  /** Pauses only for keyboard focus: after a mouse click, focus stays on the clicked button. */
  function enter(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) dispatch({ type: 'interrupted', by: 'focused' })
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'resumed', by: 'focused' })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pictures, not of form fields
    <div
      ref={root}
      className={styles.carousel}
      role="group"
      aria-roledescription={texts.kind}
      aria-label={label}
      data-awake={awake || undefined}
      onKeyDown={moveByKey}
      onPointerEnter={(event) => hover(event, 'interrupted')}
      onPointerLeave={(event) => hover(event, 'resumed')}
      onFocus={enter}
      onBlur={leave}
    >
      <div className={styles.screen}>
        <div ref={viewport} className={styles.viewport} tabIndex={awake ? undefined : 0}>
          <ul className={styles.slides}>
            {pictures.map((picture, position) => (
              <Slide
                key={picture.src}
                picture={picture}
                label={interpolate(texts.position, { n: position + 1, total: count })}
                shown={!awake || position === index}
                near={awake && isNeighbour(position, index, count)}
              />
            ))}
          </ul>
        </div>
      </div>
      <p className={visually.hidden} aria-live={isPlaying(state) ? 'off' : 'polite'}>
        {awake && `${interpolate(texts.position, { n: index + 1, total: count })}: ${pictures[index]?.alt}`}
      </p>
      <CarouselControls state={state} dispatch={dispatch} />
    </div>
  )
}

/** True for the current picture, the previous one and the next one, wrapping around at the ends. */
function isNeighbour(position: number, index: number, count: number): boolean {
  const distance = Math.abs(position - index)
  return Math.min(distance, count - distance) <= 1
}
