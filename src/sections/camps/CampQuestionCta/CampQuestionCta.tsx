import type { SectionView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './CampQuestionCta.module.css'
import type { campQuestionCta } from './schema.ts'

type Props = SectionView<ReturnType<typeof campQuestionCta>>

export function CampQuestionCta({ id, heading, lead, actions, picture }: Props) {
  return (
    <Section id={id} rise labelledBy={`${id}-title`} className={styles.call}>
      <div className={styles.columns}>
        <div>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
          <Actions phone="wide" actions={actions} size="large" />
        </div>
        <Picture className={styles.fire} picture={picture} sizes="(min-width: 48rem) 50vw, 100vw" cutout />
      </div>
    </Section>
  )
}
