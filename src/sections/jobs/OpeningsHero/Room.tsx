import { ArrowDown, CalendarClock, MapPin, Users } from 'lucide-react'
import * as words from '@/content/interface/jobs.json'
import { classNames } from '@/lib/class-names'
import button from '@/ui/Button/Button.module.css'
import { Picture } from '@/ui/Picture/Picture'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { JobDetails } from './JobDetails'
import type { Job } from './job'
import styles from './Room.module.css'

const schoolDays = [1, 2, 3, 4, 5]

/** One job: where, for whom, when, what it is about, and the button that chooses it in the application form. */
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
        <dl className={styles.facts}>
          <div>
            <dt>
              <MapPin aria-hidden />
              <VisuallyHidden>{words.where}</VisuallyHidden>
            </dt>
            <dd>
              <Text>{job.place}</Text>
            </dd>
          </div>
          <div>
            <dt>
              <Users aria-hidden />
              <VisuallyHidden>{words.forWhom}</VisuallyHidden>
            </dt>
            <dd>
              <Text>{job.audience}</Text>
            </dd>
          </div>
          <div>
            <dt>
              <CalendarClock aria-hidden />
              <VisuallyHidden>{words.when}</VisuallyHidden>
            </dt>
            <dd>
              <Text>{job.scope}</Text>
              {job.mornings && (
                <span className={styles.week} aria-hidden="true">
                  {schoolDays.map((day) => (
                    <i key={day} data-lit={day <= (job.mornings ?? 0) || undefined} />
                  ))}
                </span>
              )}
            </dd>
          </div>
        </dl>
        <JobDetails job={job} />
        <a
          className={classNames(button.button, styles.apply)}
          href="#apply"
          id={`${titleId}-apply`}
          aria-labelledby={`${titleId}-apply ${titleId}`}
          data-choose-position={job.position}
        >
          {words.apply}
          <ArrowDown aria-hidden />
        </a>
      </div>
      <Picture className={styles.picture} picture={job.picture} sizes={tall ? '24rem' : '11rem'} cutout />
    </article>
  )
}
