import { Plus } from 'lucide-react'
import words from '#content/interface/jobs.json' with { type: 'json' }
import { Text } from '#ui/Text/Text.tsx'
import styles from './JobDetails.module.css'
import type { Job } from './job.ts'

/** The details of a job, folded. */
export function JobDetails({ job }: { job: Job }) {
  const lists = [
    { title: words.tasks, items: job.tasks },
    { title: words.requirements, items: job.requirements },
    { title: words.offers, items: job.offers },
  ]
  return (
    <details className={styles.details}>
      <summary>
        <Plus aria-hidden />
        {words.details}
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
