import words from '#content/interface/camps.json' with { type: 'json' }
import { statesToJoin, statesWithList } from '#lib/camps/camp-state.ts'
import { ActionLink, smallerThan } from '#ui/Button/ActionLink.tsx'
import styles from './CampSignUp.module.css'
import type { CampView } from './camp-view.ts'
import { campAttributes } from './state/camp-attributes.ts'
import { When } from './state/When.tsx'

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
      <When states={statesToJoin} of={camp} className={styles.ways}>
        {join.pay && <ActionLink kind="enquire" label={words.pay} href={join.pay} newTab size={size} />}
        <ActionLink {...join.chat} size={join.pay ? smallerThan(size) : size} />
      </When>
      <When states={statesWithList} of={camp} className={styles.ways}>
        <ActionLink {...actions.planned} size={size} />
      </When>
      <When states={['running']} of={camp} className={styles.ways}>
        <ActionLink {...actions.running} size={size} />
        {join.pay && <ActionLink look="link" label={words.payLater} href={join.pay} newTab />}
      </When>
      <When states={['ended']} of={camp} className={styles.ways}>
        <ActionLink {...actions.ended} size={size} />
      </When>
    </div>
  )
}
