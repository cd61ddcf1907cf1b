import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Quote, Speaker } from '#ui/Quote/Quote.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionTitle } from '#ui/Section/SectionTitle.tsx'
import styles from './PortraitTestimonials.module.css'
import type { portraitTestimonials } from './schema.ts'

type Props = SectionView<ReturnType<typeof portraitTestimonials>>

export function PortraitTestimonials({ id, heading, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.wall}>
      <header className={styles.head}>
        <SectionTitle id={`${id}-title`} samples={samples.all}>
          {heading}
        </SectionTitle>
      </header>
      <ul className={styles.rail}>
        {items.map((item) => (
          <li key={item.id}>
            <figure className={styles.quote}>
              {item.portrait && <Picture className={styles.portrait} picture={item.portrait} sizes="12rem" />}
              <Quote>{item.text}</Quote>
              <figcaption>
                <Speaker {...item} sample={samples.one(item)} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
