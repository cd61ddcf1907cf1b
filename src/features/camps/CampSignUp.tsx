import { ActionLink } from '@/ui/Button/ActionLink'
import styles from './CampSignUp.module.css'
import { campAttributes, whenAttributes } from './camp-attributes'
import { campStates } from './camp-state'
import type { CampView } from './camp-view'

interface Props {
  camp: CampView
  size?: 'large'
}

/** Always a chat: to sign up before the camp, to ask during it, to hear of the next one after it. */
export function CampSignUp({ camp, size }: Props) {
  return (
    <div className={styles.signUp} {...campAttributes(camp)}>
      {campStates.map((when) => (
        <div key={when} {...whenAttributes(when, camp.state)}>
          <ActionLink className={styles.link} look="chat" newTab label={camp.chat[when].label} href={camp.chat[when].href} size={size} />
        </div>
      ))}
    </div>
  )
}
