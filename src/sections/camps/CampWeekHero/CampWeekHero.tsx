import * as words from '@/content/interface/camps.json'
import { CampChip } from '@/features/camps/CampChip'
import { CampSignUp } from '@/features/camps/CampSignUp'
import type { CampView } from '@/features/camps/camp-view'
import { weekdayLetter } from '@/lib/format-days'
import { interpolate } from '@/lib/interpolate'
import type { HeroView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import styles from './CampWeekHero.module.css'
import { Dawn } from './Dawn'
import type { campWeekHero } from './schema'

type Props = HeroView<ReturnType<typeof campWeekHero>> & { camp: CampView }

export function CampWeekHero({ kicker, heading, lead, picture, more, camp }: Props) {
  const facts = [
    [words.hours, camp.printed.hours, interpolate(words.onDays, { days: camp.printed.weekdays })],
    [words.who, camp.printed.grades, camp.groups],
    [words.where, camp.printed.place, camp.printed.venue],
    [words.price, camp.printed.price, camp.printed.instalments],
  ] as const
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Dawn />
      <div className={styles.words}>
        <div className={styles.kicker}>
          <p>
            <Text>{kicker}</Text>
          </p>
          <CampChip camp={camp} />
        </div>
        <h1 id="hero-title">
          <Text>{heading}</Text>
        </h1>
        <div className={styles.beside}>
          <p className={styles.lead}>
            <Text>{lead}</Text>
          </p>
          <div className={styles.actions}>
            <CampSignUp camp={camp} size="large" />
            <ActionLink {...more} />
          </div>
        </div>
        <dl className={styles.facts}>
          {facts.map(([label, value, note]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Text>{value}</Text>
                <small>
                  <Text>{note}</Text>
                </small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.stage}>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 62rem) 62rem, 100vw" cutout priority />
      </div>
      <div className={styles.floor}>
        <ol className={styles.days} aria-label={`${words.campDays}: ${camp.printed.dayRange}`}>
          {camp.days.map((day) => (
            <li key={day} data-day={day}>
              <time dateTime={day}>
                <span>{interpolate(words.day, { day: weekdayLetter(day) })}</span>
                <b>{Number(day.slice(-2))}</b>
                <span>{monthName(day)}</span>
              </time>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function monthName(day: string): string {
  return new Intl.DateTimeFormat('he-IL', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
