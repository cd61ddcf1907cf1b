import type { callToAction } from '#sections/kit/CallToAction/schema.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { Plank } from '../Plank.tsx'
import styles from './LastShelf.module.css'

type Props = SectionView<ReturnType<typeof callToAction>>

/** The blog's closing call to action: a framed picture on a shelf, and the actions. */
export function LastShelf({ id, heading, lead, actions, icon, picture }: Props) {
  return (
    <Section id={id} tone="night" bleed labelledBy={`${id}-title`} className={styles.shelf}>
      <div className={styles.row}>
        <div className={styles.text}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          {lead && (
            <p>
              <Text>{lead}</Text>
            </p>
          )}
          <Actions actions={actions} size="large" />
        </div>
        <div className={styles.stage}>
          {picture && <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 42rem, 100vw" />}
          {icon && <VoxelIcon className={styles.icon} name={icon} />}
        </div>
      </div>
      <Plank />
    </Section>
  )
}
