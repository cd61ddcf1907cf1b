import { classNames } from '@/lib/class-names'
import { formatRange } from '@/lib/text/format-range'
import type { PartView } from '@/sections/section-view'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import visually from '@/ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './SchoolYearSteps.module.css'
import type { schoolYearSteps } from './schema'

type Props = PartView<ReturnType<typeof schoolYearSteps>>

export function SchoolYearSteps({ id, heading, phases, sample }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.strip}>
        <header className={styles.head}>
          <h2>
            <span id={`${id}-title`}>
              <Text>{heading}</Text>
            </span>
            <SampleMark when={sample} block />
          </h2>
        </header>
        <ol className={styles.year}>
          {phases.map((phase) => (
            <li key={phase.title} className={classNames(styles.phase, styles[phase.kind], styles[`months${phase.months.length}`])}>
              <b>
                <Text>{phase.title}</Text>
              </b>
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
