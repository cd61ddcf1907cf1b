import { CalendarDays, Clock, MapPin, Monitor, Users } from 'lucide-react'
import words from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import { CampTools } from '#features/camps/CampTools.tsx'
import type { CampView } from '#features/camps/camp-view.ts'
import { detailsId } from '#features/camps/dialogs/DetailsDialog.tsx'
import { termsId } from '#features/camps/dialogs/TermsDialog.tsx'
import { campAttributes, whenAttributes } from '#features/camps/state/camp-attributes.ts'
import { statesAhead } from '#features/camps/state/camp-state.ts'
import { When } from '#features/camps/state/When.tsx'
import { classNames } from '#lib/class-names.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import perforation from '../perforation.module.css'
import { CampHours } from './CampHours.tsx'
import styles from './CampTickets.module.css'
import past from './PastTicket.module.css'

/** One camp: its facts in rows, and a stub with the price and what to press. */
export function CampTicket({ camp, scale }: { camp: CampView; scale: number[] }) {
  const Place = camp.isOnline ? Monitor : MapPin
  return (
    <article
      className={classNames(styles.ticket, past.ticket, camp.isOnline && styles.online)}
      id={camp.id}
      aria-labelledby={`${camp.id}-title`}
      data-ticket=""
      {...campAttributes(camp)}
    >
      <span className={styles.or} aria-hidden="true">
        {words.or}
      </span>
      <div className={classNames(styles.picture, past.picture)}>
        <Picture picture={camp.picture} sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 44vw, 100vw" />
        <span className={classNames(styles.kind, past.kind)}>{camp.isOnline ? words.online : words.onSite}</span>
      </div>
      <header className={classNames(styles.head, past.head)}>
        <h3 id={`${camp.id}-title`}>
          <Text>{camp.title}</Text>
        </h3>
        <CampChip camp={camp} />
      </header>
      <dl className={classNames(styles.rows, past.rows)}>
        <div>
          <dt>
            <CalendarDays aria-hidden />
            {words.when}
          </dt>
          <dd>
            <Text>{camp.printed.dates}</Text>
            <SampleMark when={camp.samples.dates} />
            <small>
              <Text>{camp.printed.schedule}</Text>
            </small>
          </dd>
        </div>
        <div>
          <dt>
            <Clock aria-hidden />
            {words.hours}
          </dt>
          <dd>
            <Text>{camp.printed.hours}</Text>
            <SampleMark when={camp.samples.hours} />
            <CampHours hours={camp.hours} scale={scale} />
          </dd>
        </div>
        <div>
          <dt>
            <Users aria-hidden />
            {words.who}
          </dt>
          <dd>
            <Text>{camp.printed.grades}</Text>
            <SampleMark when={camp.samples.grades} />
            <small>
              <Text>{camp.groups}</Text>
            </small>
          </dd>
        </div>
        <div>
          <dt>
            <Place aria-hidden />
            {words.where}
          </dt>
          <dd>
            <Text>{camp.printed.place}</Text>
            <SampleMark when={camp.samples.place} />
            <small>
              <Text>{camp.printed.venue}</Text>
            </small>
          </dd>
        </div>
      </dl>
      <div className={classNames(perforation.bites, styles.stub, past.stub)}>
        <div className={styles.price} {...whenAttributes(statesAhead, camp.state)}>
          <strong>
            <bdi>{camp.printed.price}</bdi>
          </strong>
          <p>
            {words.wholeCamp}
            <br />
            <Text>{camp.printed.instalments}</Text>
          </p>
        </div>
        <div className={classNames(styles.actions, past.actions)}>
          <CampSignUp camp={camp} />
          <OpenDialog dialog={detailsId(camp.id)} look="plain" aria-label={`${words.details}: ${camp.title}`}>
            {words.details}
          </OpenDialog>
        </div>
        <div className={classNames(styles.quiet, past.quiet)}>
          <CampTools camp={camp} />
          <OpenDialog dialog={termsId(camp.terms)} look="link">
            {words.terms}
          </OpenDialog>
          {!camp.page.includes('#') && (
            <When states={['ended']} of={camp}>
              <ActionLink look="link" newTab={false} label={words.thisIsHowItWas} href={camp.page} />
            </When>
          )}
        </div>
      </div>
    </article>
  )
}
