import type { ReactNode } from 'react'
import texts from '#content/interface/camps.json' with { type: 'json' }
import type { CampSummary } from '#features/camps/camp-summary.ts'
import { SummaryFacts } from '#features/camps/SummaryFacts.tsx'
import { waitingListAction } from '#features/camps/sign-up-actions.ts'
import { InStates } from '#features/camps/state/InStates.tsx'
import { NextCampSwitch } from '#features/camps/state/NextCampSwitch.tsx'
import { statesBookable, statesUpcoming, statesWithList } from '#lib/camps/camp-state.ts'
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
    <NextCampSwitch
      camps={camps}
      className={styles.place}
      acts
      otherwise={
        <Ticket icon="tent" title={texts.nextCamp} facts={texts.noCamp}>
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
          chips={statesUpcoming.map((state) => (
            <InStates key={state} states={[state]} camp={camp} as="span" className={styles.chip}>
              {camp.chips[state]}
            </InStates>
          ))}
        >
          {camp.price && <strong>{camp.price}</strong>}
          {camp.join && (
            <InStates states={statesBookable} camp={camp} className={styles.ways}>
              {camp.join.pay && <ActionLink kind="enquire" label={texts.pay} href={camp.join.pay} newTab />}
              <ActionLink {...camp.join.chat} size={camp.join.pay ? 'small' : undefined} />
            </InStates>
          )}
          <InStates states={statesWithList} camp={camp} className={styles.ways}>
            <ActionLink {...waitingListAction(camp.title)} />
          </InStates>
        </Ticket>
      )}
    </NextCampSwitch>
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
      <div className={styles.text}>
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
