import words from '#content/interface/camps.json' with { type: 'json' }
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './CampFootBar.module.css'
import { type CampSummary, doorsOf, waitingListHref } from './camp-summary.ts'
import { campAttributes } from './state/camp-attributes.ts'
import { nextCamp } from './state/camp-state.ts'
import { When } from './state/When.tsx'

/** At the foot of a phone's screen: the next camp, and the one thing to press. It steps aside for the page's own (foot-bar). */
export function CampFootBar({ camps }: { camps: CampSummary[] }) {
  const next = nextCamp(camps.map(({ state }) => state))
  return (
    <aside className={styles.bar} aria-label={words.nextCamp} data-foot-bar="">
      <div data-next-camp="">
        {camps.map((camp, index) => (
          <div key={camp.id} {...campAttributes(camp)} hidden={index !== next}>
            {doorsOf(camp).map(({ when, label, href }) => (
              <When key={label} states={when} of={camp}>
                <p>
                  <b>
                    <Text>{camp.title}</Text>
                  </b>
                  <span>
                    <Text>{[camp.price, camp.when].filter(Boolean).join(' · ')}</Text>
                    <SampleMark when={camp.sample} />
                  </span>
                </p>
                <ActionLink label={label} href={href(camp)} newTab={false} size="small" />
              </When>
            ))}
          </div>
        ))}
        <div hidden={next !== -1}>
          <p>
            <b>{words.nextCamp}</b>
          </p>
          <ActionLink label={words.waitingList} href={waitingListHref} newTab={false} size="small" />
        </div>
      </div>
    </aside>
  )
}
