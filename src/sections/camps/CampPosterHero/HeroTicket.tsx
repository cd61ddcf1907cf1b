import type { ReactNode } from 'react'
import words from '#content/interface/camps.json' with { type: 'json' }
import type { CampSummary } from '#features/camps/camp-summary.ts'
import { SummaryFacts } from '#features/camps/SummaryFacts.tsx'
import { waitingListAction } from '#features/camps/sign-up-actions.ts'
import { OneCamp } from '#features/camps/state/OneCamp.tsx'
import { When } from '#features/camps/state/When.tsx'
import { statesAhead, statesToJoin, statesWithList } from '#lib/camps/camp-state.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './HeroTicket.module.css'

/**
 * The next camp on a ticket: date, place, grades, price, and a stub with the sign-up. Without a next camp, a ticket for the waiting list.
 */
export function HeroTicket({ camps }: { camps: CampSummary[] }) {
  return (
    <OneCamp
      camps={camps}
      className={styles.place}
      acts
      otherwise={
        <Ticket icon="tent" title={words.nextCamp} facts={words.noCamp}>
          <ActionLink {...waitingListAction()} />
        </Ticket>
      }
    >
      {(camp) => (
        <Ticket
          icon={camp.isOnline ? 'laptop' : 'tent'}
          title={camp.title}
          sample={camp.sample}
          facts={<SummaryFacts camp={camp} />}
          chips={statesAhead.map((state) => (
            <When key={state} states={[state]} of={camp} as="span" className={styles.chip}>
              {camp.chips[state]}
            </When>
          ))}
        >
          {camp.price && <strong>{camp.price}</strong>}
          {camp.join && (
            <When states={statesToJoin} of={camp} className={styles.ways}>
              {camp.join.pay && <ActionLink kind="enquire" label={words.pay} href={camp.join.pay} newTab />}
              <ActionLink {...camp.join.chat} size={camp.join.pay ? 'small' : undefined} />
            </When>
          )}
          <When states={statesWithList} of={camp} className={styles.ways}>
            <ActionLink {...waitingListAction(camp.title)} />
          </When>
        </Ticket>
      )}
    </OneCamp>
  )
}

interface TicketProps {
  icon: string
  title: string
  sample?: boolean
  facts: ReactNode
  /** The camp's state. */
  chips?: ReactNode
  /** Content of the stub. */
  children: ReactNode
}

function Ticket({ icon, title, sample = false, facts, chips, children }: TicketProps) {
  return (
    <div className={styles.paper}>
      <div className={styles.words}>
        <VoxelIcon className={styles.icon} name={icon} />
        <div>
          <p className={styles.title}>
            <Text>{title}</Text>
            <SampleMark when={sample} />
          </p>
          <div className={styles.facts}>{facts}</div>
          {chips}
        </div>
      </div>
      <div className={styles.stub}>{children}</div>
    </div>
  )
}
