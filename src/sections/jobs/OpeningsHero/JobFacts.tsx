import { Banknote, BriefcaseBusiness, CalendarCheck, CalendarClock, type LucideIcon, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import texts from '#content/interface/jobs.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import type { Employment } from '#schemas/job.ts'
import { Text } from '#ui/Text/Text.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Job } from './job.ts'
import styles from './Room.module.css'

const schoolDays = [1, 2, 3, 4, 5]

const employments: Record<Employment, string> = {
  FULL_TIME: texts.employmentFullTime,
  PART_TIME: texts.employmentPartTime,
  CONTRACTOR: texts.employmentContractor,
  TEMPORARY: texts.employmentTemporary,
}

/** The key facts of a job. */
export function JobFacts({ job }: { job: Job }) {
  const [from, to] = job.pay
  return (
    <dl className={styles.facts}>
      <Fact icon={MapPin} label={texts.where} text={job.place} />
      <Fact icon={Users} label={texts.forWhom} text={job.audience} />
      <Fact icon={CalendarClock} label={texts.when} text={job.scope}>
        {job.mornings && (
          <span className={styles.week} aria-hidden="true">
            {schoolDays.map((day) => (
              <i key={day} data-lit={day <= (job.mornings ?? 0) || undefined} />
            ))}
          </span>
        )}
      </Fact>
      {job.start && <Fact icon={CalendarCheck} label={texts.start} text={job.start} />}
      <Fact icon={BriefcaseBusiness} label={texts.employment} text={employments[job.employment]} />
      <Fact icon={Banknote} label={texts.pay} text={interpolate(texts.payRange, { from, to })} />
    </dl>
  )
}

interface FactProps {
  icon: LucideIcon
  label: string
  text: string
  children?: ReactNode
}

function Fact({ icon: Icon, label, text, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>
        <span>
          <Text>{text}</Text>
        </span>
        {children}
      </dd>
    </div>
  )
}
