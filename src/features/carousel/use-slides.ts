import useEmblaCarousel from 'embla-carousel-react'
import { type Dispatch, useEffect } from 'react'
import type { CarouselEvent, CarouselState } from './carousel-state.ts'

/** Moves the slides: to the picture of the state, and by dragging or swiping to the next. Returns the ref of their viewport. */
export function useSlides({ index, motionAllowed }: CarouselState, dispatch: Dispatch<CarouselEvent>) {
  const [viewport, slides] = useEmblaCarousel({ direction: 'rtl', loop: true, duration: 28 })

  useEffect(() => {
    if (!slides) return
    // Before this woke up the visitor may have scrolled the plain list: stay at that picture.
    const node = slides.rootNode()
    const scrolledTo = Math.round(Math.abs(node.scrollLeft) / node.clientWidth)
    node.scrollLeft = 0
    if (scrolledTo > 0) dispatch({ type: 'pictureChosen', index: scrolledTo })

    const report = () => dispatch({ type: 'pictureChosen', index: slides.selectedScrollSnap() })
    slides.on('select', report)
    return () => {
      slides.off('select', report)
    }
  }, [slides, dispatch])

  useEffect(() => {
    if (slides && slides.selectedScrollSnap() !== index) slides.scrollTo(index, !motionAllowed)
  }, [slides, index, motionAllowed])

  return viewport
}
