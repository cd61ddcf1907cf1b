import type { Programme } from '#schemas/programme.ts'
import { FactList } from '#sections/programme/FactList.tsx'
import { factsOf } from '#sections/programme/facts-of.ts'
import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './DrawingSheetHero.module.css'
import type { drawingSheetHero } from './schema.ts'

type Props = HeroView<ReturnType<typeof drawingSheetHero>> & { programme: Programme }

export function DrawingSheetHero({ kicker, heading, lead, actions, picture, labels, programme }: Props) {
  return (
    <Section tone="field" labelledBy="hero-title" className={styles.sheet} data={{ 'data-only': 'screen' }} bleed>
      <div className={styles.inner}>
        <div className={styles.text}>
          <HeroText styles={styles} kicker={kicker} heading={heading} lead={lead} />
          <Actions phone="compact" gap="close" actions={actions} size="large" />
        </div>
        <div className={styles.model}>
          <Picture picture={picture} sizes="(min-width: 64rem) 57rem, 100vw" priority cutout />
          <ul className={styles.labels}>
            {labels.map((label) => (
              <li key={label}>
                <span>
                  <Text>{label}</Text>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <FactList className={styles.facts} facts={factsOf(programme)} />
      </div>
    </Section>
  )
}
