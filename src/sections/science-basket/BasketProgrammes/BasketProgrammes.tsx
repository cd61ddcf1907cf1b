import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { BasketHead } from './BasketHead'
import styles from './BasketProgrammes.module.css'
import { MainTile } from './MainTile'
import { ProgrammeTile } from './ProgrammeTile'
import type { basketProgrammes } from './schema'
import { Tally } from './Tally'

type Props = PartView<ReturnType<typeof basketProgrammes>>

export function BasketProgrammes({ id, heading, lead, main, items }: Props) {
  const titleId = `${id}-title`
  return (
    <Section id={id} tone="tint" labelledBy={titleId}>
      <div className={styles.grid}>
        <BasketHead titleId={titleId} heading={heading} lead={lead} />
        <ul className={styles.list}>
          <MainTile {...main} />
          {items.map((item) => (
            <ProgrammeTile {...item} key={item.interest} />
          ))}
        </ul>
      </div>
      <Tally />
    </Section>
  )
}
