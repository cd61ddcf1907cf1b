import { CalendarDays, Clock } from 'lucide-react'
import { site } from '#config/site.ts'
import texts from '#content/interface/sections.json' with { type: 'json' }
import { openDays, openHours } from '#lib/days/opening-hours.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { Text } from '#ui/Text/Text.tsx'
import styles from './OpeningHours.module.css'

/** The opening days and hours as rows of blocks, and in words. */
export function OpeningHours({ heading, text }: { heading: string; text: string }) {
  return (
    <section aria-labelledby="hours-title">
      <h3 id="hours-title">
        <Text>{heading}</Text>
      </h3>
      <p className={styles.text}>
        {interpolate(texts.contactDays, { day: site.openingLastDay })} <Text>{`${site.openingFrom}–${site.openingTo}`}</Text>
      </p>
      <div className={styles.blocks} aria-hidden="true">
        <div className={styles.week}>
          <CalendarDays />
          {openDays(site.openingLastDay).map((day) => (
            <i key={day.label} data-open={day.open || undefined}>
              {day.label}
            </i>
          ))}
        </div>
        <div className={styles.day}>
          <Clock />
          {openHours(site.openingFrom, site.openingTo).map((hour) => (
            <i key={hour.label} data-open={hour.open || undefined}>
              {hour.label}
            </i>
          ))}
        </div>
      </div>
      <p>
        <Text>{text}</Text>
      </p>
    </section>
  )
}
