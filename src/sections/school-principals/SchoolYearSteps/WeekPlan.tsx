import { Printer } from 'lucide-react'
import { site } from '#config/site.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { allTopics } from '#schemas/topic.ts'
import { BrickChoices } from '#ui/BrickChoices/BrickChoices.tsx'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { formatLessons } from './format-lessons.ts'
import type { SchoolYear } from './props.ts'
import styles from './WeekPlan.module.css'

export interface Level {
  title: string
  /** The form's topic if this level is chosen. */
  topic: string | undefined
}

interface Props {
  id: string
  plan: SchoolYear['plan']
  days: string[]
  levels: Level[]
}

const lessons = ['1', '2', '3', '4', '5']

/**
 * A week in which the visitor selects lessons. Initially those of the first screen's timetable are selected; plan-week.ts handles changes.
 */
export function WeekPlan({ id, plan, days, levels }: Props) {
  const { taken } = plan
  const isTaken = (day: string, lesson: string) => taken.some((one) => one.day === day && one.lesson === lesson)
  const topics = levels.map(({ topic }) => allTopics.find((one) => one.id === topic)?.label ?? '')
  const week = interpolate(plan.perWeek.many, { n: String(taken.length) })
  return (
    <div
      className={styles.plan}
      data-only="scripts"
      data-plan=""
      data-weeks={plan.weeks}
      data-week-one={plan.perWeek.one}
      data-week-many={plan.perWeek.many}
      data-week-none={plan.perWeek.none}
      data-year-many={plan.perYear}
    >
      <div className={styles.text}>
        <h3 id={`${id}-plan`}>
          <Text>{plan.heading}</Text>
        </h3>
        <p>
          <Text>{plan.lead}</Text>
        </p>
        <BrickChoices
          legend={plan.level}
          name="plan-level"
          choices={levels.map(({ title, topic }, number) => ({
            label: title,
            value: topic,
            isChosen: number === 0,
            data: { 'data-about': topics[number] },
          }))}
        />
      </div>
      <fieldset className={styles.week} aria-labelledby={`${id}-plan`}>
        {days.map((day) => (
          <div key={day}>
            <b aria-hidden="true">{day}</b>
            {lessons.map((lesson) => (
              <button
                key={lesson}
                type="button"
                aria-pressed={isTaken(day, lesson)}
                aria-label={interpolate(plan.lesson, { day, lesson })}
                data-day={day}
                data-lesson={lesson}
              >
                <i aria-hidden="true">{lesson}</i>
                <b aria-hidden="true">{site.name}</b>
              </button>
            ))}
          </div>
        ))}
      </fieldset>
      <div className={styles.offer}>
        <p aria-live="polite" data-plan-said="">
          {`${topics[0]}, ${week}: ${formatLessons(taken)}`}
        </p>
        <div className={styles.ways}>
          <ActionLink label={plan.propose} href="#contact" newTab={false} />
          <Button look="plain" data-print="">
            <Printer aria-hidden />
            <Text>{plan.print}</Text>
          </Button>
        </div>
      </div>
    </div>
  )
}
