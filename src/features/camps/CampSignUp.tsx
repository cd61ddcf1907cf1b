import { ActionLink } from '#ui/Button/ActionLink.tsx'
import styles from './CampSignUp.module.css'
import type { CampView } from './camp-view.ts'
import { campAttributes } from './state/camp-attributes.ts'
import type { CampState } from './state/camp-state.ts'
import { When } from './state/When.tsx'

interface Props {
  camp: CampView
  size?: 'large'
}

/** States with the same thing to press share it. */
const groups: CampState[][] = [['planned', 'full'], ['open', 'few'], ['running'], ['ended']]

/** A chat to sign up or to ask; before registration opens and when the camp is full, the waiting list. */
export function CampSignUp({ camp, size }: Props) {
  return (
    <div className={styles.signUp} {...campAttributes(camp)} data-own-action="">
      {groups.map((states) => (
        <When key={states[0]} states={states} of={camp}>
          {states[0] && <ActionLink className={styles.link} {...camp.actions[states[0]]} size={size} />}
        </When>
      ))}
    </div>
  )
}
