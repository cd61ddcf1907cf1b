import { campAttributes, whenAttributes } from '@/features/camps/camp-attributes'
import type { CampState } from '@/features/camps/camp-state'
import type { CampView } from '@/features/camps/camp-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import styles from './CampAdmissionCta.module.css'

interface Props {
  camp: CampView
  label: string
  /** The states in which it is shown. While registration is open it is a button, later a quiet link for those who owe a payment. */
  when: CampState[]
}

/** The way to the owner's payment page. */
export function PaymentLink({ camp, label, when }: Props) {
  const { paymentHref: href } = camp
  if (!href) return null
  return (
    <div {...campAttributes(camp)}>
      {when.map((state) => (
        <div key={state} {...whenAttributes(state, camp.state)}>
          {state === 'before' ? (
            <ActionLink className={styles.pay} look="primary" size="large" newTab label={label} href={href} />
          ) : (
            <ActionLink look="link" newTab label={label} href={href} />
          )}
        </div>
      ))}
    </div>
  )
}
