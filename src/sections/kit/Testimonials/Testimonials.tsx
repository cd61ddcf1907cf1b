import { classNames } from '@/lib/class-names'
import { sampleMarks } from '@/lib/sample-marks'
import type { BandView } from '@/sections/section-view'
import { Picture } from '@/ui/Picture/Picture'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Stars } from '@/ui/Stars/Stars'
import { Text } from '@/ui/Text/Text'
import type { testimonials } from './schema'
import styles from './Testimonials.module.css'

type Props = BandView<ReturnType<typeof testimonials>> & {
  /** All beside each other, not the first one large. */
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
                  <SampleMark when={item.sample} />
                </p>
              )}
              <blockquote>
                <p>
                  <Text>{item.text}</Text>
                </p>
              </blockquote>
              <figcaption>
                {item.portrait && <Picture className={styles.portrait} picture={item.portrait} sizes="4rem" />}
                <span>
                  <b>
                    <Text>{item.name}</Text>
                  </b>
                  <Text>{item.role}</Text>
                  <SampleMark when={samples.one(item)} />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
