import texts from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { type CampFact, CampFactList, priceFact } from '#features/camps/CampFactList.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import { CampTools } from '#features/camps/CampTools.tsx'
import type { CampView } from '#features/camps/camp-view.ts'
import { PageLink } from '#features/camps/PageLink.tsx'
import { sampleMarks } from '#lib/sample-marks.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './DetailsDialog.module.css'

export function detailsId(campId: string): string {
  return `details-${campId}`
}

/** All details of a camp in one dialog. */
export function DetailsDialog({ camp }: { camp: CampView }) {
  const samples = sampleMarks(camp.activities)
  const facts: CampFact[] = [
    { label: texts.when, value: camp.printed.dates, note: camp.printed.schedule, sample: camp.samples.dates },
    { label: texts.hours, value: camp.printed.hours, sample: camp.samples.hours },
    { label: texts.who, value: camp.printed.grades, note: camp.groups, sample: camp.samples.grades },
    { label: texts.where, value: camp.printed.place, note: camp.printed.venue, sample: camp.samples.place },
    priceFact(camp),
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
      <CampFactList className={styles.facts} facts={facts} />
      <section aria-labelledby={`${detailsId(camp.id)}-activities`}>
        <h3>
          <span id={`${detailsId(camp.id)}-activities`}>{texts.activities}</span>
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
      <CampTools camp={camp} shares="card" />
      <PageLink camp={camp} />
    </Dialog>
  )
}
