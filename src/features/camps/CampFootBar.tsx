import words from '#content/interface/camps.json' with { type: 'json' }
import { statesToJoin, statesWithList } from '#lib/camps/camp-state.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import styles from '#ui/FootBar/FootBar.module.css'
import { FootBar } from '#ui/FootBar/FootBar.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { type CampSummary, doorsOf, waitingListHref } from './camp-summary.ts'
import { waitingListAction } from './sign-up-actions.ts'
import { OneCamp } from './state/OneCamp.tsx'
import { When } from './state/When.tsx'

interface Props {
  camps: CampSummary[]
  /** Those of them that the page sells itself: the bar signs up for them instead of leading to where it is. */
  sold: CampSummary[]
  /** The page has a waiting list for the day on which no camp is ahead. */
  hasList: boolean
  /** The page has buttons of its own that lead to the camps or enquire. */
  yieldsToEnquiries?: boolean | undefined
}

/** At the foot of a phone's screen: the next camp, and the one thing to press. It steps aside for the page's own (foot-bar). */
export function CampFootBar({ camps, sold, hasList, yieldsToEnquiries }: Props) {
  return (
    <FootBar label={words.nextCamp} yieldsToEnquiries={yieldsToEnquiries}>
      <OneCamp
        camps={camps}
        otherwise={
          <div className={styles.row}>
            <p>
              <b>{words.nextCamp}</b>
            </p>
            <ActionLink {...waitingListAction(undefined, hasList ? undefined : waitingListHref)} size="small" />
          </div>
        }
      >
        {(camp) =>
          waysOn(camp, sold.includes(camp)).map(({ when, ...action }) => (
            <When key={action.label} states={when} of={camp} className={styles.row}>
              <p>
                <b>
                  <Text>{camp.title}</Text>
                  <SampleMark when={camp.sample} />
                </b>
                <span>
                  <Text>{[camp.price, camp.when].filter(Boolean).join(' · ')}</Text>
                </span>
              </p>
              <ActionLink {...action} size="small" />
            </When>
          ))
        }
      </OneCamp>
    </FootBar>
  )
}

/** The one thing to press in each state: on the page that sells the camp its payment or its chat, elsewhere the way there. */
function waysOn(camp: CampSummary, sells: boolean) {
  if (!sells) return doorsOf(camp).map(({ when, to }) => ({ when, ...to(camp) }))
  const list = { when: statesWithList, ...waitingListAction(camp.title) }
  if (!camp.join) return [list]
  const { pay, chat } = camp.join
  return [list, { when: statesToJoin, ...(pay ? { kind: 'enquire' as const, label: words.pay, href: pay, newTab: true } : chat) }]
}
