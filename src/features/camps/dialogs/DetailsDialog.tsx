import * as words from '@/content/interface/camps.json'
import { CampChip } from '@/features/camps/CampChip'
import { type CampFact, CampFactList, priceFacts } from '@/features/camps/CampFactList'
import { CampSignUp } from '@/features/camps/CampSignUp'
import { CampTools } from '@/features/camps/CampTools'
import type { CampView } from '@/features/camps/camp-view'
import { PageLink } from '@/features/camps/PageLink'
import { sampleMarks } from '@/lib/sample-marks'
import { Dialog } from '@/ui/Dialog/Dialog'
import { Picture } from '@/ui/Picture/Picture'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './DetailsDialog.module.css'

export function detailsId(campId: string): string {
  return `details-${campId}`
}

/** The whole camp on one sheet. */
export function DetailsDialog({ camp }: { camp: CampView }) {
  const samples = sampleMarks(camp.activities)
  const facts: CampFact[] = [
    { label: words.when, value: camp.printed.dates, note: camp.printed.schedule, sample: camp.samples.dates },
    { label: words.hours, value: camp.printed.hours, sample: camp.samples.hours },
    { label: words.who, value: camp.printed.grades, note: camp.groups, sample: camp.samples.grades },
    { label: words.where, value: camp.printed.place, note: camp.printed.venue, sample: camp.samples.place },
    ...priceFacts(camp),
  ]
  return (
    <Dialog
      id={detailsId(camp.id)}
      title={`${camp.title}, ${camp.printed.place}`}
      footer={
        <>
          <CampChip camp={camp} />
          <CampSignUp camp={camp} />
        </>
      }
    >
      <Picture className={styles.picture} picture={camp.picture} sizes="(min-width: 48rem) 43rem, 100vw" />
      <CampFactList className={styles.facts} camp={camp} facts={facts} />
      <section aria-labelledby={`${detailsId(camp.id)}-activities`}>
        <h3>
          <span id={`${detailsId(camp.id)}-activities`}>{words.activities}</span>
          <SampleMark when={samples.all} block />
        </h3>
        <ul className={styles.activities}>
          {camp.activities.map((activity) => (
            <li key={activity.title}>
              <VoxelIcon className={styles.icon} name={activity.icon} />
              <span>
                <Text>{activity.title}</Text>
                <SampleMark when={samples.one(activity)} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <CampTools camp={camp} />
      <PageLink camp={camp} />
    </Dialog>
  )
}
