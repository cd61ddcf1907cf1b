import { classNames } from '#lib/class-names.ts'
import { sampleMarks } from '#lib/sample-marks.ts'
import type { KitSectionView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Quote, Speaker } from '#ui/Quote/Quote.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Stars } from '#ui/Stars/Stars.tsx'
import type { testimonials } from './schema.ts'
import styles from './Testimonials.module.css'

type Props = KitSectionView<ReturnType<typeof testimonials>> & {
  /** All side by side, without a large first one. */
  inRow?: boolean
}

export function Testimonials({ id, tone, rise, heading, lead, items, inRow = false }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <ul className={classNames(styles.list, inRow && styles.inRow)} data-swiped="">
        {items.map((item) => (
          <li key={item.id}>
            <figure className={styles.quote}>
              {item.rating && (
                <p className={styles.rating}>
                  <Stars rating={item.rating} />
                </p>
              )}
              <Quote>{item.text}</Quote>
              <figcaption>
                {item.portrait && <Picture className={styles.portrait} picture={item.portrait} sizes="4rem" />}
                <span>
                  <Speaker {...item} sample={samples.one(item)} />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
