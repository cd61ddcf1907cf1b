import { language } from '#config/language.ts'
import texts from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { type CampFact, CampFactList, priceFact } from '#features/camps/CampFactList.tsx'
import { CampFinePrint } from '#features/camps/CampFinePrint.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import type { CampSummary } from '#features/camps/camp-summary.ts'
import type { CampView } from '#features/camps/camp-view.ts'
import { dayPlaces } from '#features/camps/day-places.ts'
import { NextCamp } from '#features/camps/NextCamp.tsx'
import { campAttributes } from '#features/camps/state/camp-attributes.ts'
import { InStates } from '#features/camps/state/InStates.tsx'
import { statesNotOver } from '#lib/camps/camp-state.ts'
import { classNames } from '#lib/class-names.ts'
import { weekdayLetter } from '#lib/days/format-days.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import shared from '#ui/HeroText/HeroText.module.css'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import columns from '../columns.module.css'
import { StateText } from '../StateText.tsx'
import styles from './CampWeekHero.module.css'
import { Dawn } from './Dawn.tsx'
import type { campWeekHero } from './schema.ts'

type Props = HeroView<ReturnType<typeof campWeekHero>> & {
  camp: CampView
  /** All camps: when this camp is over, the section names the next one. */
  allCamps: CampSummary[]
}

export function CampWeekHero({ kicker, heading, lead, picture, figures, more, camp, allCamps }: Props) {
  const places = dayPlaces(camp.days.length)
  const onDays = camp.days.length === 1 ? camp.printed.weekdays : interpolate(texts.onDays, { days: camp.printed.weekdays })
  const facts: CampFact[] = [
    { label: texts.when, value: camp.printed.dayRange, note: onDays, sample: camp.samples.dates },
    {
      label: texts.hours,
      value: camp.printed.hours,
      note: `${camp.printed.grades}, ${camp.groups}`,
      sample: camp.samples.hours || camp.samples.grades,
    },
    { label: texts.where, value: camp.printed.place, note: camp.printed.venue, sample: camp.samples.place },
    priceFact(camp),
  ]
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Dawn />
      <div className={styles.text}>
        <div className={styles.kicker}>
          <p>
            <Text>{kicker}</Text>
            <SampleMark when={camp.samples.dates} block />
          </p>
          <CampChip camp={camp} />
        </div>
        <h1 id="hero-title">
          <Text>{heading}</Text>
        </h1>
        <div className={styles.beside} {...campAttributes(camp)}>
          <p className={classNames(shared.lead, styles.lead)}>
            <StateText texts={lead} state={camp.state} />
          </p>
          <Actions gap="apart" className={styles.actions}>
            <InStates states={statesNotOver} camp={camp}>
              <CampSignUp camp={camp} size="large" />
            </InStates>
            <InStates states={['ended']} camp={camp}>
              <NextCamp camps={allCamps} />
            </InStates>
            <CampFinePrint camp={camp} />
            <ActionLink {...more} />
          </Actions>
        </div>
        <CampFactList className={styles.facts} facts={facts} />
      </div>
      <div className={styles.stage}>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 75rem) 75rem, 100vw" cutout priority />
      </div>
      <div className={styles.floor} data-planks={places[0]?.['data-of'] === figures ? undefined : ''}>
        <ol className={classNames(columns.columns, styles.days)} aria-label={`${texts.campDays}: ${camp.printed.dayRange}`}>
          {camp.days.map((day, index) => (
            <li key={day} data-day={day} {...places[index]}>
              <time dateTime={day}>
                <span>{interpolate(texts.day, { day: weekdayLetter(day) })}</span>
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
  return new Intl.DateTimeFormat(language.locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
