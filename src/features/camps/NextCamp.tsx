import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import texts from '#content/interface/camps.json' with { type: 'json' }
import type { CampState } from '#lib/camps/camp-state.ts'
import { classNames } from '#lib/class-names.ts'
import type { Action } from '#schemas/action.ts'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { type CampSummary, campLinks, waitingListHref } from './camp-summary.ts'
import styles from './NextCamp.module.css'
import { SummaryFacts } from './SummaryFacts.tsx'
import { waitingListAction } from './sign-up-actions.ts'
import { InStates } from './state/InStates.tsx'
import { NextCampSwitch } from './state/NextCampSwitch.tsx'

interface Props {
  camps: CampSummary[]
  /** Inside a frame that already serves as the card: shows only the text and the action. */
  framed?: boolean
}

/** A card that links to the next camp, or to the waiting list. All camps are in the markup; only the next one is shown. */
export function NextCamp({ camps, framed = false }: Props) {
  return (
    <NextCampSwitch
      camps={camps}
      className={classNames(styles.next, framed && styles.framed)}
      acts
      otherwise={
        <Card to={waitingListAction(undefined, waitingListHref)} icon="tent" title={texts.nextCamp} facts={<span>{texts.noCamp}</span>} />
      }
    >
      {(camp) =>
        campLinks(camp).map(({ states, to }) => (
          <InStates key={states[0]} states={states} camp={camp}>
            <Card
              to={to(camp)}
              icon={camp.isOnline ? 'laptop' : 'tent'}
              title={camp.title}
              sample={camp.sample}
              facts={<SummaryFacts camp={camp} brief={framed} />}
              price={camp.price}
              chips={<Chips camp={camp} states={states} />}
            />
          </InStates>
        ))
      }
    </NextCampSwitch>
  )
}

interface CardProps {
  /** The target of the card; its label is written on the button-like block. */
  to: Action
  icon: string
  title: string
  sample?: boolean
  facts: ReactNode
  price?: string | undefined
  chips?: ReactNode
}

function Card({ to, icon, title, sample = false, facts, price, chips }: CardProps) {
  return (
    <a className={styles.card} href={to.href}>
      <VoxelIcon className={styles.icon} name={icon} />
      <span className={styles.text}>
        <b>
          <Text>{title}</Text>
          <SampleMark when={sample} />
        </b>
        {facts}
      </span>
      {price && <strong>{price}</strong>}
      <span className={styles.action}>
        {chips}
        <span data-list={to.list?.name} data-joined={to.list?.joined}>
          {to.label}
          <ArrowLeft aria-hidden />
        </span>
      </span>
    </a>
  )
}

function Chips({ camp, states }: { camp: CampSummary; states: readonly CampState[] }) {
  return states.map((state) => (
    <InStates key={state} states={[state]} camp={camp} as="span" className={styles.chip}>
      {camp.chips[state]}
    </InStates>
  ))
}
