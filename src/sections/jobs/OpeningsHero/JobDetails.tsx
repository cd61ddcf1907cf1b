import { Plus } from 'lucide-react'
import texts from '#content/interface/jobs.json' with { type: 'json' }
import { Text } from '#ui/Text/Text.tsx'
import styles from './JobDetails.module.css'
import type { Job } from './job.ts'

/** The details of a job, folded. */
export function JobDetails({ job }: { job: Job }) {
  const lists = [
    { title: texts.tasks, items: job.tasks },
    { title: texts.requirements, items: job.requirements },
    { title: texts.offers, items: job.offers },
  ]
  return (
    <details className={styles.details}>
      <summary>
        <Plus aria-hidden />
        {texts.details}
      </summary>
      {lists.map((list) => (
        <div key={list.title}>
          <h3>{list.title}</h3>
          <ul>
            {list.items.map((item) => (
              <li key={item}>
                <Text>{item}</Text>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
