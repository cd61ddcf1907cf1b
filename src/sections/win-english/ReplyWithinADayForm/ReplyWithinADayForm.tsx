import type { ReactNode } from 'react'
import type { SectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './ReplyWithinADayForm.module.css'
import type { replyWithinADayForm } from './schema.ts'

interface Props extends Omit<SectionView<ReturnType<typeof replyWithinADayForm>>, 'notice' | 'topics'> {
  /** The form. */
  children: ReactNode
}

export function ReplyWithinADayForm({ id, heading, lead, parents, promise, children }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
          <HoursUntilReply {...promise} />
        </div>
        <div className={styles.form}>{children}</div>
        <p className={styles.parents}>
          <Text>{parents.text}</Text> <ActionLink {...parents.action} size="small" />
        </p>
      </div>
    </Section>
  )
}

function HoursUntilReply({ hours, text, sent, answered }: Props['promise']) {
  return (
    <div className={styles.hours}>
      <p className={styles.promise}>
        <b>{hours}</b>
        <span>
          <Text>{text}</Text>
        </span>
        <VoxelIcon className={styles.mail} name="mail" />
      </p>
      <div className={styles.bricks} aria-hidden="true">
        {Array.from({ length: hours }, (_, hour) => (
          <i key={hour} />
        ))}
        <span>{sent}</span>
        <span>{answered}</span>
      </div>
    </div>
  )
}
