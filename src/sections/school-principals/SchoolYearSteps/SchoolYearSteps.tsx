import { classNames } from '#lib/class-names.ts'
import { formatRange } from '#lib/text/format-range.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionTitle } from '#ui/Section/SectionTitle.tsx'
import { Text } from '#ui/Text/Text.tsx'
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import type { SchoolYear } from './props.ts'
import styles from './SchoolYearSteps.module.css'
import { type Level, WeekPlan } from './WeekPlan.tsx'

interface Props extends SchoolYear {
  /** The names of the weekdays, as in the first screen's timetable. */
  days: string[]
  levels: Level[]
}

export function SchoolYearSteps({ id, heading, phases, plan, days, levels, sample }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.strip}>
        <header className={styles.head}>
          <SectionTitle id={`${id}-title`} samples={sample}>
            {heading}
          </SectionTitle>
        </header>
        <WeekPlan id={id} plan={plan} days={days} levels={levels} />
        <ol className={styles.year} data-plan-bar="">
          {phases.map((phase) => (
            <li key={phase.title} className={classNames(styles.phase, styles[phase.kind], styles[`months${phase.months.length}`])}>
              <b>
                <Text>{phase.title}</Text>
              </b>
              {phase.kind === 'class' && (
                <span className={styles.lessons} data-plan-year="">
                  {interpolate(plan.perYear, { n: String(plan.taken.length * plan.weeks) })}
                </span>
              )}
              <span className={classNames(visually.hideable, styles.when)}>{inWords(phase.months)}</span>
              <span className={styles.months} aria-hidden="true">
                {phase.months.map((month) => (
                  <i key={month}>{month}</i>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function inWords(months: string[]): string {
  return formatRange(months[0] ?? '', months.at(-1) ?? '')
}
