import { CalendarDays, Clock, MapPin, Monitor, Users } from 'lucide-react'
import texts from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import type { CampView } from '#features/camps/camp-view.ts'
import { detailsId } from '#features/camps/dialogs/DetailsDialog.tsx'
import { termsId } from '#features/camps/dialogs/TermsDialog.tsx'
import { PageLink } from '#features/camps/PageLink.tsx'
import { classNames } from '#lib/class-names.ts'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import perforation from '../perforation.module.css'
import styles from './PastTicket.module.css'

/** A past camp, less prominent than a future one: a row with a small picture, its facts, its price, and links. */
export function PastTicket({ camp }: { camp: CampView }) {
  const { printed, samples } = camp
  const facts = [
    { Icon: CalendarDays, label: texts.when, value: printed.dates, sample: samples.dates },
    { Icon: Clock, label: texts.hours, value: printed.hours, sample: samples.hours },
    { Icon: Users, label: texts.who, value: printed.grades, sample: samples.grades },
    { Icon: camp.isOnline ? Monitor : MapPin, label: texts.where, value: printed.place, sample: samples.place },
  ]
  return (
    <div className={styles.ticket}>
      <div className={styles.picture}>
        <Picture picture={camp.picture} sizes="(min-width: 64rem) 21rem, (min-width: 48rem) 13rem, 9rem" />
        <span className={classNames(styles.kind, camp.isOnline && styles.online)}>{camp.isOnline ? texts.online : texts.onSite}</span>
      </div>
      <header className={styles.head}>
        <h3>
          <Text>{camp.title}</Text>
          <SampleMark when={samples.all} block />
        </h3>
        <CampChip camp={camp} />
      </header>
      <dl className={styles.rows}>
        {facts.map(({ Icon, label, value, sample }) => (
          <div key={label}>
            <dt>
              <Icon aria-hidden />
              <VisuallyHidden>{label}</VisuallyHidden>
            </dt>
            <dd>
              <Text>{value}</Text>
              <SampleMark when={sample} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={classNames(perforation.bites, perforation.along, styles.stub)}>
        <p className={styles.price}>
          <strong>{printed.pastPrice}</strong> <Text>{printed.instalments}</Text>
        </p>
        <CampSignUp camp={camp} size="small" />
        <div className={styles.ways}>
          <OpenDialog dialog={detailsId(camp.id)} look="link" aria-label={`${texts.details}: ${camp.title}`}>
            {texts.details}
          </OpenDialog>
          <OpenDialog dialog={termsId(camp.terms)} look="link">
            {texts.terms}
          </OpenDialog>
          <PageLink camp={camp} />
        </div>
      </div>
    </div>
  )
}
