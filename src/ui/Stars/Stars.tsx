import texts from '#content/interface/sections.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import styles from './Stars.module.css'

/** A rating in block stars; screen readers get one sentence. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={rating === 1 ? texts.oneStar : interpolate(texts.stars, { n: rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 9 9" shapeRendering="crispEdges" aria-hidden="true" data-lit={star <= rating || undefined}>
          <path d="M4 0h1v2h1v1h3v1H8v1H7v1h1v3H7V8H5V7H4v1H2v1H1V6h1V5H1V4H0V3h3V2h1z" />
        </svg>
      ))}
    </span>
  )
}
