import type { Picture as PictureData } from '#lib/picture.ts'
import type { Programme } from '#schemas/programme.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './CommitteeCta.module.css'
import { CommitteeSheet } from './CommitteeSheet.tsx'
import type { committeeCta } from './schema.ts'

type Props = SectionView<ReturnType<typeof committeeCta>> & {
  programme: Programme
  /** The city of the first screen again; its description and sample mark are there. */
  model: PictureData
}

export function CommitteeCta({ id, heading, lead, actions, sheet, programme, model }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.call}>
      <div className={styles.columns}>
        <div className={styles.text} data-only="screen">
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
          <Actions phone="shared" gap="close" className={styles.actions} actions={actions} size="large" />
          <Picture className={styles.model} picture={{ ...model, alt: '', sample: false }} sizes="(min-width: 64rem) 57rem, 100vw" cutout />
        </div>
        <CommitteeSheet {...sheet} programme={programme} />
      </div>
    </Section>
  )
}
