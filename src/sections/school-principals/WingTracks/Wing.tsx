import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import type { wingTracks } from './schema.ts'
import styles from './Wing.module.css'

type Level = SectionView<ReturnType<typeof wingTracks>>['levels'][number]

const onTheRoof = ['letters', 'microscope', 'flag']

export function Wing({ level, storeys }: { level: Level; storeys: number }) {
  return (
    <article className={classNames(styles.wing, styles[`storeys${storeys}`])} id={level.id}>
      <div className={styles.house}>
        <div className={styles.roof} aria-hidden="true">
          <VoxelIcon className={styles.object} name={onTheRoof[storeys - 1] ?? 'flag'} />
          {storeys === 2 && <span className={styles.clock} />}
        </div>
        <div className={classNames(styles.windows, styles[`panes${level.grades.length}`])}>
          <Picture className={styles.picture} picture={level.picture} sizes="(min-width: 48rem) 24rem, 100vw" />
        </div>
        <ul className={styles.grades} aria-hidden="true">
          {level.grades.map((grade) => (
            <li key={grade}>{grade}</li>
          ))}
        </ul>
      </div>
      <div className={styles.text}>
        <h3>
          <Text>{level.title}</Text>
        </h3>
        <p className={styles.range}>
          <Text>{level.range}</Text>
        </p>
        <p>
          <Text>{level.text}</Text>
        </p>
        <ul className={styles.topics}>
          {level.topics.map((topic) => (
            <li key={topic}>
              <Text>{topic}</Text>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <ActionLink {...level.form} secondary />
          <ActionLink {...level.action} look="link" />
        </div>
      </div>
    </article>
  )
}
