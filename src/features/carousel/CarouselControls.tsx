import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import type { Dispatch } from 'react'
import texts from '#content/interface/carousel.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './Carousel.module.css'
import { type CarouselEvent, type CarouselState, isRolling } from './carousel-state.ts'

interface Props {
  state: CarouselState
  dispatch: Dispatch<CarouselEvent>
}

/** From right to left: pause, one dot per picture, previous, next. */
export function CarouselControls({ state, dispatch }: Props) {
  const rolling = isRolling(state)
  return (
    <div className={styles.controls} data-only="scripts">
      <Button className={styles.control} aria-label={rolling ? texts.pause : texts.play} onClick={() => dispatch({ type: 'playToggled' })}>
        {rolling ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
      <ul className={styles.dots}>
        {Array.from({ length: state.count }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={interpolate(texts.position, { n: index + 1, total: state.count })}
              aria-current={index === state.index || undefined}
              onClick={() => dispatch({ type: 'pictureChosen', index })}
            />
          </li>
        ))}
      </ul>
      <Button className={styles.control} aria-label={texts.previous} onClick={() => dispatch({ type: 'previousPressed' })}>
        <ArrowRight aria-hidden />
      </Button>
      <Button className={styles.control} aria-label={texts.next} onClick={() => dispatch({ type: 'nextPressed' })}>
        <ArrowLeft aria-hidden />
      </Button>
    </div>
  )
}
