import * as words from '@/content/interface/camps.json'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Dialog } from '@/ui/Dialog/Dialog'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import { CampChip } from './CampChip'
import { CampSignUp } from './CampSignUp'
import { CampTools } from './CampTools'
import type { CampView } from './camp-view'
import styles from './DetailsDialog.module.css'

export function detailsId(campId: string): string {
  return `details-${campId}`
}

/** The whole camp on one sheet. */
export function DetailsDialog({ camp }: { camp: CampView }) {
  const facts = [
    [words.when, camp.printed.dates, `${camp.printed.dayCount}, ${camp.printed.weekdays}`],
    [words.hours, camp.printed.hours, ''],
    [words.who, camp.printed.grades, camp.groups],
    [words.where, camp.printed.place, camp.printed.venue],
    [words.price, camp.printed.price, camp.printed.instalments],
  ] as const
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
      <dl className={styles.facts}>
        {facts.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Text>{value}</Text>
              {note && (
                <small>
                  <Text>{note}</Text>
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby={`${detailsId(camp.id)}-activities`}>
        <h3 id={`${detailsId(camp.id)}-activities`}>{words.activities}</h3>
        <ul className={styles.activities}>
          {camp.activities.map((activity) => (
            <li key={activity.title}>
              <VoxelIcon className={styles.icon} name={activity.icon} />
              <span>
                <Text>{activity.title}</Text>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <CampTools camp={camp} />
      {!camp.page.includes('#') && <ActionLink look="link" newTab={false} label={words.toPage} href={camp.page} />}
    </Dialog>
  )
}
