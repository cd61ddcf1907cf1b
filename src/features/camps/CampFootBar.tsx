import texts from '#content/interface/camps.json' with { type: 'json' }
import { statesBookable, statesWithList } from '#lib/camps/camp-state.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import styles from '#ui/FootBar/FootBar.module.css'
import { FootBar } from '#ui/FootBar/FootBar.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { type CampSummary, campLinks, waitingListHref } from './camp-summary.ts'
import { waitingListAction } from './sign-up-actions.ts'
import { InStates } from './state/InStates.tsx'
import { NextCampSwitch } from './state/NextCampSwitch.tsx'

interface Props {
  camps: CampSummary[]
  /** The camps that this page sells: for them the bar leads straight to payment or chat, not to the page that sells them. */
  sold: CampSummary[]
  /** True if the page has its own waiting list for when no camp is ahead; otherwise the bar links to the one on the camps page. */
  hasList: boolean
  /** True if the bar also hides while one of the page's enquiry buttons or primary actions is in view. */
  yieldsToEnquiries?: boolean | undefined
}

/** Bar at the bottom of a phone's screen: the next camp and the primary action. Hides while the page's own one is in view (foot-bar.ts). */
export function CampFootBar({ camps, sold, hasList, yieldsToEnquiries }: Props) {
  return (
    <FootBar label={texts.nextCamp} yieldsToEnquiries={yieldsToEnquiries}>
      <NextCampSwitch
        camps={camps}
        otherwise={
          <div className={styles.row}>
            <p>
              <b>{texts.nextCamp}</b>
            </p>
            <ActionLink {...waitingListAction(undefined, hasList ? undefined : waitingListHref)} size="small" />
          </div>
        }
      >
        {(camp) =>
          actionsOf(camp, sold.includes(camp)).map(({ states, ...action }) => (
            <InStates key={action.label} states={states} camp={camp} className={styles.row}>
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
            </InStates>
          ))
        }
      </NextCampSwitch>
    </FootBar>
  )
}

/** The primary action by state: on the page that sells the camp, payment or chat; elsewhere a link to that page; or the waiting list. */
function actionsOf(camp: CampSummary, sells: boolean) {
  if (!sells) return campLinks(camp).map(({ states, to }) => ({ states, ...to(camp) }))
  const list = { states: statesWithList, ...waitingListAction(camp.title) }
  if (!camp.join) return [list]
  const { pay, chat } = camp.join
  return [list, { states: statesBookable, ...(pay ? { kind: 'enquire' as const, label: texts.pay, href: pay, newTab: true } : chat) }]
}
