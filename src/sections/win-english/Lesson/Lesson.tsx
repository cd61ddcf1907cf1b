import type { SectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Lesson.module.css'
import type { lesson } from './schema.ts'

type Props = SectionView<ReturnType<typeof lesson>>

export function Lesson({ id, heading, lead, chat, picture, words, action, sample }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.top}>
        <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
        {/* the wall is dark in both themes, so the block on it is too */}
        <div data-scheme="dark">
          <ActionLink {...action} secondary />
        </div>
      </div>
      <div className={styles.scene}>
        <Conversation {...chat} sample={sample} />
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 50rem, 100vw" />
      </div>
      <ul className={styles.words} dir="ltr" lang="en">
        {words.map((word) => (
          <li key={word.english} data-chosen={word.chosen || undefined}>
            <VoxelIcon className={styles.icon} name={word.icon} />
            {word.english}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Conversation({ title, lines, sample }: Props['chat'] & Pick<Props, 'sample'>) {
  const speakers = [...new Set(lines.map((line) => line.who))]
  return (
    <div className={styles.chat}>
      <p className={styles.title}>
        <Text>{title}</Text>
        <SampleMark when={sample} />
      </p>
      <ul dir="ltr" lang="en">
        {lines.map(({ who, says }) => (
          <li key={says} data-speaker={speakers.indexOf(who) + 1}>
            <b>{who}</b> {says}
          </li>
        ))}
      </ul>
    </div>
  )
}
