import { sampleMarks } from '#lib/sample-marks.ts'
import type { PartView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Quote, SaidBy } from '#ui/Quote/Quote.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './PortraitTestimonials.module.css'
import type { portraitTestimonials } from './schema.ts'

type Props = PartView<ReturnType<typeof portraitTestimonials>>

export function PortraitTestimonials({ id, heading, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.wall}>
      <header className={styles.head}>
        <h2>
          <span id={`${id}-title`}>
            <Text>{heading}</Text>
          </span>
          <SampleMark when={samples.all} block />
        </h2>
      </header>
      <ul className={styles.rail}>
        {items.map((item) => (
          <li key={item.id}>
            <figure className={styles.quote}>
              {item.portrait && <Picture className={styles.portrait} picture={item.portrait} sizes="12rem" />}
              <Quote>{item.text}</Quote>
              <figcaption>
                <SaidBy {...item} sample={samples.one(item)} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
