import type { Picture as PictureData } from '#lib/picture.ts'
import type { Action } from '#schemas/action.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './ArticleCta.module.css'

interface Props {
  icon: string
  heading: string
  lead: string
  action: Action
  /** The picture of the page that the action leads to. */
  picture: PictureData
}

/** Closing call to action: from the article to the programme about its subject. */
export function ArticleCta({ icon, heading, lead, action, picture }: Props) {
  return (
    <Section id="contact" labelledBy="closing-title" className={styles.cta} data={{ 'data-only': 'screen' }}>
      <div className={styles.row}>
        <div className={styles.text}>
          <h2 id="closing-title">
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
          <ActionLink {...action} size="large" />
        </div>
        <div className={styles.stage}>
          <Picture className={styles.picture} picture={{ ...picture, alt: '', sample: false }} sizes="(min-width: 64rem) 20rem, 100vw" />
          <VoxelIcon className={styles.icon} name={icon} />
        </div>
      </div>
    </Section>
  )
}
