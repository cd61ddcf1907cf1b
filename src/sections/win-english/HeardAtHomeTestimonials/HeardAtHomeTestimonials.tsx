import { classNames } from '@/lib/class-names'
import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { Picture } from '@/ui/Picture/Picture'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import hanging from '../hanging.module.css'
import styles from './HeardAtHomeTestimonials.module.css'
import type { heardAtHomeTestimonials } from './schema'

type Props = PartView<ReturnType<typeof heardAtHomeTestimonials>>

export function HeardAtHomeTestimonials({ id, heading, lead, items }: Props) {
  const samples = sampleMarks(items.map(({ parent }) => parent))
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`} className={classNames(hanging.hanging, styles.section)}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <ul className={styles.bubbles} data-swiped="">
        {items.map(({ said, parent }) => (
          <li key={parent.id}>
            <figure>
              <blockquote>
                <p className={styles.said} lang="en" dir="ltr">
                  “{said}”
                </p>
                <p>
                  <Text>{parent.text}</Text>
                </p>
              </blockquote>
              <figcaption>
                {parent.portrait && <Picture className={styles.portrait} picture={parent.portrait} sizes="4.5rem" />}
                <span>
                  <b>
                    <Text>{parent.name}</Text>
                  </b>
                  <Text>{parent.role}</Text>
                  <SampleMark when={samples.one(parent)} />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
