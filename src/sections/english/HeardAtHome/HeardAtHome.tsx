import { classNames } from '@/lib/class-names'
import type { SectionView } from '@/sections/section-view'
import { Picture } from '@/ui/Picture/Picture'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import hanging from '../hanging.module.css'
import styles from './HeardAtHome.module.css'
import type { heardAtHomeSection } from './schema'

type Props = SectionView<ReturnType<typeof heardAtHomeSection>>

export function HeardAtHome({ id, heading, lead, items, name }: Props) {
  return (
    <Section id={id} tone="tint" labelledBy={`${name}-title`} className={classNames(hanging.hanging, styles.section)}>
      <SectionHead id={`${name}-title`} heading={heading} lead={lead} split />
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
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
