import * as words from '@/content/interface/camps.json'
import { campAttributes } from '@/features/camps/camp-attributes'
import { type CampSummary, doorsOf } from '@/features/camps/camp-summary'
import { waitingListId } from '@/features/camps/sign-up-actions'
import { When } from '@/features/camps/When'
import { classNames } from '@/lib/class-names'
import button from '@/ui/Button/Button.module.css'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './Plates.module.css'

/** A plate for each camp that is ahead: when, where, for whom, and how much; without any, one for the waiting list. */
export function Plates({ camps }: { camps: CampSummary[] }) {
  return (
    <ul className={styles.plates} data-own-action="">
      {camps.map((camp) => (
        <li key={camp.id} {...campAttributes(camp)}>
          {doorsOf(camp).map(({ when, label, hrefOnOverview }) => (
            <When key={label} states={when} of={camp}>
              <a className={classNames(button.button, styles.plate)} href={hrefOnOverview(camp)}>
                <VoxelIcon className={styles.icon} name={camp.isOnline ? 'laptop' : 'tent'} />
                <span>
                  <b>
                    <Text>{camp.title}</Text>
                  </b>
                  <small>
                    <Text>{[camp.when, camp.place, camp.grades].join(' · ')}</Text>
                    <SampleMark when={camp.sample} />
                  </small>
                  <em>
                    {when.map((state) => (
                      <When key={state} states={[state]} of={camp} as="span">
                        {camp.chips[state]}
                      </When>
                    ))}
                    {`: ${label}`}
                  </em>
                </span>
                {camp.price && (
                  <strong>
                    <bdi>{camp.price}</bdi>
                  </strong>
                )}
              </a>
            </When>
          ))}
        </li>
      ))}
      <li className={styles.alone}>
        <a className={classNames(button.button, styles.plate)} href={`#${waitingListId}`}>
          <VoxelIcon className={styles.icon} name="tent" />
          <span>
            <b>{words.nextCamp}</b>
            <small>{words.noCamp}</small>
            <em>{words.waitingList}</em>
          </span>
        </a>
      </li>
    </ul>
  )
}
