import { classNames } from '#lib/class-names.ts'
import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Speaker } from '#ui/Quote/Quote.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import hanging from '../hanging.module.css'
import styles from './HeardAtHomeTestimonials.module.css'
import type { heardAtHomeTestimonials } from './schema.ts'

type Props = SectionView<ReturnType<typeof heardAtHomeTestimonials>>

export function HeardAtHomeTestimonials({ id, heading, items }: Props) {
  const samples = sampleMarks(items.map(({ parent }) => parent))
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`} className={classNames(hanging.hanging, styles.section)}>
      <SectionHead id={`${id}-title`} heading={heading} samples={samples.all} />
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
                  <Speaker {...parent} sample={samples.one(parent)} />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
