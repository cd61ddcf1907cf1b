import type { CampView } from '#features/camps/camp-view.ts'
import type { CampState } from '#features/camps/state/camp-state.ts'
import { When } from '#features/camps/state/When.tsx'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import styles from './CampAdmissionCta.module.css'

const joinable: CampState[] = ['open', 'few']

interface Props {
  camp: CampView
  label: string
  laterLabel: string
}

/** The way to the owner's payment page: a button while the camp can be joined, a quiet link for those who owe a payment while it runs. */
export function PaymentLink({ camp, label, laterLabel }: Props) {
  const { paymentHref: href } = camp
  if (!href) return null
  return (
    <>
      <When states={joinable} of={camp}>
        <ActionLink className={styles.pay} kind="enquire" size="large" newTab label={label} href={href} />
      </When>
      <When states={['running']} of={camp}>
        <ActionLink look="link" newTab label={laterLabel} href={href} />
      </When>
    </>
  )
}
