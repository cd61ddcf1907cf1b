import type { Picture } from '#lib/picture.ts'
import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { Picture as PictureView } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './OpeningsHero.module.css'
import { Room } from './Room.tsx'
import type { openingsHero } from './schema.ts'

type Props = SectionView<ReturnType<typeof openingsHero>> & {
  /** The text of the sign on the roof. */
  sign: string
  /** The people on the roof, on a phone, where the sign has no room. */
  team: Picture
}

export function OpeningsHero({ id, heading, lead, actions, jobs, sign, team }: Props) {
  const samples = sampleMarks(jobs)
  return (
    <section className={styles.openings} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.school}>
        <header className={styles.head}>
          <h1 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h1>
          <p>
            <Text>{lead}</Text>
            <SampleMark when={samples.all} block />
          </p>
          <Actions phone="wide" actions={actions} />
        </header>
        <div className={styles.highRoof} aria-hidden="true">
          <span className={styles.sign}>
            <Text>{sign}</Text>
          </span>
          <VoxelIcon name="robot" />
        </div>
        <div className={styles.lowRoof} aria-hidden="true">
          <VoxelIcon name="plant" />
          <VoxelIcon name="team" />
        </div>
        <PictureView className={styles.team} picture={team} sizes="100vw" below="48rem" priority cutout />
        {jobs.map((job, index) => (
          <Room key={job.id} job={job} tall={index === 0} isMarked={samples.one(job)} />
        ))}
      </div>
      <div className={styles.street} aria-hidden="true" data-below />
    </section>
  )
}
