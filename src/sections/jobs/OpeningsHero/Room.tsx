import { ArrowDown } from 'lucide-react'
import texts from '#content/interface/jobs.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import button from '#ui/Button/Button.module.css'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { JobDetails } from './JobDetails.tsx'
import { JobFacts } from './JobFacts.tsx'
import type { Job } from './job.ts'
import styles from './Room.module.css'

/** One job with its facts, and the button that selects it in the application form. */
export function Room({ job, tall, isMarked }: { job: Job; tall: boolean; isMarked: boolean }) {
  const titleId = `job-${job.id}`
  return (
    <article className={classNames(styles.room, tall && styles.tall)} aria-labelledby={titleId} data-below>
      <div className={styles.text}>
        <h2 id={titleId}>
          <Text>{job.title}</Text>
        </h2>
        <p>
          <Text>{job.summary}</Text>
          <SampleMark when={isMarked} />
        </p>
        <JobFacts job={job} />
        <JobDetails job={job} />
        <a
          className={classNames(button.button, button.small)}
          href="#contact"
          data-kind="enquire"
          id={`${titleId}-apply`}
          aria-labelledby={`${titleId}-apply ${titleId}`}
          data-choose-position={job.position}
          data-choose-listing={job.id}
        >
          {texts.apply}
          <ArrowDown aria-hidden />
        </a>
      </div>
      <Picture
        className={styles.picture}
        picture={job.picture}
        sizes={tall ? '(min-width: 64rem) 37rem, 18rem' : '(min-width: 64rem) 17rem, 15rem'}
        cutout
      />
    </article>
  )
}
