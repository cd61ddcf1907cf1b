import words from '#content/interface/camps.json' with { type: 'json' }
import { type CampSummary, doorsOf } from '#features/camps/camp-summary.ts'
import { SummaryFacts } from '#features/camps/SummaryFacts.tsx'
import { waitingListId } from '#features/camps/sign-up-actions.ts'
import { campAttributes } from '#features/camps/state/camp-attributes.ts'
import { When } from '#features/camps/state/When.tsx'
import { Plate } from './Plate.tsx'
import styles from './Plates.module.css'

/** A ticket for each camp that is ahead: when, where, for whom, and how much; without any, one for the waiting list. */
export function Plates({ camps }: { camps: CampSummary[] }) {
  return (
    <ul className={styles.plates} data-own-action="">
      {camps.map((camp) => (
        <li key={camp.id} {...campAttributes(camp)}>
          {doorsOf(camp).map(({ when, label, hrefOnOverview }) => (
            <When key={label} states={when} of={camp}>
              <Plate
                href={hrefOnOverview(camp)}
                icon={camp.isOnline ? 'laptop' : 'tent'}
                title={camp.title}
                facts={<SummaryFacts camp={camp} />}
                chips={when.map((state) => (
                  <When key={state} states={[state]} of={camp} as="span" className={styles.chip}>
                    {camp.chips[state]}
                  </When>
                ))}
                price={camp.price}
                label={label}
              />
            </When>
          ))}
        </li>
      ))}
      <li className={styles.alone}>
        <Plate href={`#${waitingListId}`} icon="tent" title={words.nextCamp} facts={words.noCamp} label={words.waitingList} />
      </li>
    </ul>
  )
}
