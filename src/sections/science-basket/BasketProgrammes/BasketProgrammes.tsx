import type { SectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { BasketHead } from './BasketHead.tsx'
import styles from './BasketProgrammes.module.css'
import { MainTile } from './MainTile.tsx'
import { ProgrammeTile } from './ProgrammeTile.tsx'
import type { basketProgrammes } from './schema.ts'
import { Tally } from './Tally.tsx'

type Props = SectionView<ReturnType<typeof basketProgrammes>>

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
