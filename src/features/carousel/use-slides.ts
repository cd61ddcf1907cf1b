import useEmblaCarousel from 'embla-carousel-react'
import { type Dispatch, useEffect } from 'react'
import type { CarouselEvent, CarouselState } from './carousel-state.ts'

/** Keeps slides and state in step: scrolls to the current picture, and reports drags and swipes. Returns the ref for the viewport. */
export function useSlides({ index, motionAllowed }: CarouselState, dispatch: Dispatch<CarouselEvent>) {
  const [viewport, slides] = useEmblaCarousel({ direction: 'rtl', loop: true, duration: 28 })

  useEffect(() => {
    if (!slides) return
    // The visitor may have scrolled the plain list before hydration: stay at that picture.
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
