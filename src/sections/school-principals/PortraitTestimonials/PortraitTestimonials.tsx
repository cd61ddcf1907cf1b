import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { Picture } from '@/ui/Picture/Picture'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import styles from './PortraitTestimonials.module.css'
import type { portraitTestimonials } from './schema'

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
              <blockquote>
                <p>
                  <Text>{item.text}</Text>
                </p>
              </blockquote>
              <figcaption>
                <b>
                  <Text>{item.name}</Text>
                </b>
                <Text>{item.role}</Text>
                <SampleMark when={samples.one(item)} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
