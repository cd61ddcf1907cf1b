import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './CallToAction.module.css'
import type { callToAction } from './schema.ts'

type Props = SectionView<ReturnType<typeof callToAction>>

export function CallToAction({ id, heading, lead, actions, icon, picture }: Props) {
  return (
    <Section id={id} tone="night" rise={!picture} labelledBy={`${id}-title`}>
      <div className={classNames(styles.call, picture && styles.scene)}>
        {picture && <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 38rem, 100vw" />}
        {icon && <VoxelIcon className={styles.icon} name={icon} />}
        <h2 id={`${id}-title`}>
          <Text>{heading}</Text>
        </h2>
        {lead && (
          <p>
            <Text>{lead}</Text>
          </p>
        )}
        <Actions align={picture ? undefined : 'center'} actions={actions} size="large" />
      </div>
    </Section>
  )
}
