import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { Picture } from '@/ui/Picture/Picture'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import styles from './BuilderTestimonials.module.css'
import type { builderTestimonials } from './schema'

type Props = PartView<ReturnType<typeof builderTestimonials>>

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
                  <b>
                    <Text>{item.name}</Text>
                  </b>
                  <Text>{item.role}</Text>
                  <SampleMark when={samples.one(item)} />
                </span>
              </figcaption>
              <blockquote className={styles.brick}>
                <p>
                  <Text>{item.text}</Text>
                </p>
              </blockquote>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
