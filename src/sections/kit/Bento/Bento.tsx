import { ArrowLeft } from 'lucide-react'
import { classNames } from '@/lib/class-names'
import type { BandView } from '@/sections/section-view'
import { Picture } from '@/ui/Picture/Picture'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import styles from './Bento.module.css'
import type { bento } from './schema'

type Props = BandView<ReturnType<typeof bento>>

export function Bento({ id, tone, rise, heading, lead, items }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <div className={styles.bento}>
        {items.map((item) => (
          <BentoTile key={item.to} {...item} />
        ))}
      </div>
    </Section>
  )
}

function BentoTile({ kind, colours, span, title, text, to, chips, picture, levels }: Props['items'][number]) {
  return (
    <article data-ring="" className={classNames(styles.tile, styles[kind], styles[colours], styles[`span${span}`])}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 64rem) 44rem, (min-width: 40rem) 50vw, 100vw"
          cutout={kind === 'poster'}
        />
      )}
      <div className={styles.words}>
        <h3>
          <a href={to}>
            <Text>{title}</Text>
          </a>
        </h3>
        <p>
          <Text>{text}</Text>
        </p>
        {chips.length > 0 && (
          <ul className={styles.chips}>
            {chips.map((chip) => (
              <li key={chip}>
                <Text>{chip}</Text>
              </li>
            ))}
          </ul>
        )}
        {levels.length > 0 && (
          <ul className={styles.stairs}>
            {levels.map((level) => (
              <li key={level.title}>
                <Text>{level.title}</Text>
                <small>
                  <Text>{level.text}</Text>
                </small>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className={styles.go} aria-hidden="true">
        <ArrowLeft />
      </span>
    </article>
  )
}
