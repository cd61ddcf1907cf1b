import { ArrowLeft } from 'lucide-react'
import words from '#content/interface/camps.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { type CampSummary, doorsOf, waitingListHref } from './camp-summary.ts'
import styles from './NextCamp.module.css'
import { SummaryFacts } from './SummaryFacts.tsx'
import { campAttributes } from './state/camp-attributes.ts'
import { type CampState, nextCamp } from './state/camp-state.ts'
import { When } from './state/When.tsx'

interface Props {
  camps: CampSummary[]
  /** In a frame of its own: only the words and the way on. */
  framed?: boolean
}

/** The next camp on a card that leads to it, or to the waiting list. Every camp is in the page; the one that is next is shown. */
export function NextCamp({ camps, framed = false }: Props) {
  const next = nextCamp(camps.map(({ state }) => state))
  return (
    <div className={classNames(styles.next, framed && styles.framed)} data-next-camp="" data-own-action="">
      {camps.map((camp, index) => (
        <div key={camp.id} {...campAttributes(camp)} hidden={index !== next}>
          {doorsOf(camp).map(({ when, label, href }) => (
            <When key={label} states={when} of={camp}>
              <a className={styles.card} href={href(camp)}>
                <VoxelIcon className={styles.icon} name={camp.isOnline ? 'laptop' : 'tent'} />
                <span className={styles.words}>
                  <b>
                    <Text>{camp.title}</Text>
                  </b>
                  <SummaryFacts camp={camp} />
                </span>
                {camp.price && (
                  <strong>
                    <bdi>{camp.price}</bdi>
                  </strong>
                )}
                <span className={styles.door}>
                  <Chips camp={camp} states={when} />
                  <span>
                    {label}
                    <ArrowLeft aria-hidden />
                  </span>
                </span>
              </a>
            </When>
          ))}
        </div>
      ))}
      <div hidden={next !== -1}>
        <a className={styles.card} href={waitingListHref}>
          <VoxelIcon className={styles.icon} name="tent" />
          <span className={styles.words}>
            <b>{words.nextCamp}</b>
            <span>{words.noCamp}</span>
          </span>
          <span className={styles.door}>
            <span>
              {words.waitingList}
              <ArrowLeft aria-hidden />
            </span>
          </span>
        </a>
      </div>
    </div>
  )
}

function Chips({ camp, states }: { camp: CampSummary; states: readonly CampState[] }) {
  return states.map((state) => (
    <When key={state} states={[state]} of={camp} as="span" className={styles.chip}>
      {camp.chips[state]}
    </When>
  ))
}
