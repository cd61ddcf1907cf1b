import texts from '#content/interface/camps.json' with { type: 'json' }
import { statesBookable, statesWithList } from '#lib/camps/camp-state.ts'
import { ActionLink, smallerSize } from '#ui/Button/ActionLink.tsx'
import styles from './CampSignUp.module.css'
import type { CampView } from './camp-view.ts'
import { campAttributes } from './state/camp-attributes.ts'
import { InStates } from './state/InStates.tsx'

interface Props {
  camp: CampView
  size?: 'large' | 'small'
}

/**
 * The sign-up actions by state: payment and a chat while the camp can be joined, the waiting list before registration opens
 * and when the camp is full, and a chat for questions once it has begun.
 */
export function CampSignUp({ camp, size }: Props) {
  const { actions, join } = camp
  return (
    <div className={styles.signUp} {...campAttributes(camp)} data-own-action="">
      <InStates states={statesBookable} camp={camp} className={styles.ways}>
        {join.pay && <ActionLink kind="enquire" label={texts.pay} href={join.pay} newTab size={size} />}
        <ActionLink {...join.chat} size={join.pay ? smallerSize(size) : size} />
      </InStates>
      <InStates states={statesWithList} camp={camp} className={styles.ways}>
        <ActionLink {...actions.planned} size={size} />
      </InStates>
      <InStates states={['running']} camp={camp} className={styles.ways}>
        <ActionLink {...actions.running} size={size} />
        {join.pay && <ActionLink look="link" label={texts.payLater} href={join.pay} newTab />}
      </InStates>
      <InStates states={['ended']} camp={camp} className={styles.ways}>
        <ActionLink {...actions.ended} size={size} />
      </InStates>
    </div>
  )
}
