import { CalendarDays, Clock, MapPin, Monitor, Users } from 'lucide-react'
import texts from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import type { CampView } from '#features/camps/camp-view.ts'
import { detailsId } from '#features/camps/dialogs/DetailsDialog.tsx'
import { termsId } from '#features/camps/dialogs/TermsDialog.tsx'
import { classNames } from '#lib/class-names.ts'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import perforation from '../perforation.module.css'
import { CampHours } from './CampHours.tsx'
import styles from './Ticket.module.css'

/** A current or future camp: its facts in rows, and a stub with the price and the sign-up. */
export function Ticket({ camp, scale }: { camp: CampView; scale: number[] }) {
  const Place = camp.isOnline ? Monitor : MapPin
  return (
    <div className={classNames(styles.ticket, camp.isOnline && styles.online)}>
      <div className={styles.picture}>
        <Picture picture={camp.picture} sizes="(min-width: 64rem) 24rem, 92vw" />
        <span className={styles.kind}>{camp.isOnline ? texts.online : texts.onSite}</span>
      </div>
      <header className={styles.head}>
        <h3>
          <Text>{camp.title}</Text>
          <SampleMark when={camp.samples.all} block />
        </h3>
        <CampChip camp={camp} />
      </header>
      <dl className={styles.rows}>
        <div>
          <dt>
            <CalendarDays aria-hidden />
            {texts.when}
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
            {texts.hours}
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
            {texts.who}
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
            {texts.where}
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
      <div className={classNames(perforation.bites, styles.stub)}>
        <div className={styles.price}>
          <strong>{camp.printed.price}</strong>
          <p>
            {texts.wholeCamp}
            <br />
            <Text>{camp.printed.instalments}</Text>
          </p>
        </div>
        <CampSignUp camp={camp} />
        <div className={styles.dialogs}>
          <OpenDialog dialog={detailsId(camp.id)} look="plain" aria-label={`${texts.details}: ${camp.title}`}>
            {texts.details}
          </OpenDialog>
          <OpenDialog dialog={termsId(camp.terms)} look="link">
            {texts.terms}
          </OpenDialog>
        </div>
      </div>
    </div>
  )
}
