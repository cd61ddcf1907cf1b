import { ArrowDown } from 'lucide-react'
import * as words from '@/content/interface/jobs.json'
import { classNames } from '@/lib/class-names'
import button from '@/ui/Button/Button.module.css'
import { Picture } from '@/ui/Picture/Picture'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import { JobDetails } from './JobDetails'
import { JobFacts } from './JobFacts'
import type { Job } from './job'
import styles from './Room.module.css'

/** One job: what it is about, where, for whom, when and for how much, and the button that chooses it in the application form. */
export function Room({ job, tall, isMarked }: { job: Job; tall: boolean; isMarked: boolean }) {
  const titleId = `job-${job.id}`
  return (
    <article className={classNames(styles.room, tall && styles.tall)} aria-labelledby={titleId}>
      <div className={styles.words}>
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
          className={classNames(button.button, button.primary, button.small)}
          href="#contact"
          data-kind="enquire"
          id={`${titleId}-apply`}
          aria-labelledby={`${titleId}-apply ${titleId}`}
          data-choose-position={job.position}
          data-choose-listing={job.id}
        >
          {words.apply}
          <ArrowDown aria-hidden />
        </a>
      </div>
      <Picture className={styles.picture} picture={job.picture} sizes={tall ? '(min-width: 64rem) 24rem, 11rem' : '11rem'} cutout />
    </article>
  )
}
