import { campAttributes, whenAttributes } from '@/features/camps/camp-attributes'
import { campStates } from '@/features/camps/camp-state'
import type { CampView } from '@/features/camps/camp-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import styles from './CampAdmission.module.css'

interface Props {
  camp: CampView
  label: string
  laterLabel: string
}

/** The way to the payment page: a button while registration is open; later a quiet link for those who still owe a payment. */
export function PaymentLink({ camp, label, laterLabel }: Props) {
  const { paymentHref } = camp
  if (!paymentHref) return null
  return (
    <div {...campAttributes(camp)}>
      {campStates.map((when) => (
        <div key={when} {...whenAttributes(when, camp.state)}>
          {when === 'before' ? (
            <ActionLink className={styles.pay} look="primary" size="large" newTab label={label} href={paymentHref} />
          ) : (
            <ActionLink look="link" newTab label={laterLabel} href={paymentHref} />
          )}
        </div>
      ))}
    </div>
  )
}
