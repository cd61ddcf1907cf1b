import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Quote, Speaker } from '#ui/Quote/Quote.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import styles from './BuilderTestimonials.module.css'
import type { builderTestimonials } from './schema.ts'

type Props = SectionView<ReturnType<typeof builderTestimonials>>

export function BuilderTestimonials({ id, heading, lead, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <ul className={styles.wall}>
        {items.map((item) => (
          <li key={item.id}>
            <figure>
              <figcaption>
                {item.portrait && <Picture className={styles.portrait} picture={item.portrait} sizes="9rem" cutout />}
                <span>
                  <Speaker {...item} sample={samples.one(item)} />
                </span>
              </figcaption>
              <Quote className={styles.brick}>{item.text}</Quote>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
