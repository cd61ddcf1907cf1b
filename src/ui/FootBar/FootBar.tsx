import type { ReactNode } from 'react'
import type { Action } from '#schemas/action.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './FootBar.module.css'

interface Props {
  label: string
  /** Also hides the bar while any enquiry or primary button is visible, not only forms, the footer and `data-own-action`. */
  yieldsToEnquiries?: boolean | undefined
  children: ReactNode
}

/** A bar with one action at the foot of a phone's screen. foot-bar.ts hides it while the page shows its own action. */
export function FootBar({ label, yieldsToEnquiries = false, children }: Props) {
  return (
    <aside className={styles.bar} data-only="screen" aria-label={label} data-foot-bar={yieldsToEnquiries ? 'enquiries' : ''}>
      {children}
    </aside>
  )
}

/** The bar of a page with one fixed action. */
export function ActionFootBar({ label, action }: { label: string; action: Action }) {
  return (
    <FootBar label={label} yieldsToEnquiries>
      <div className={styles.row}>
        <p>
          <b>
            <Text>{label}</Text>
          </b>
        </p>
        <ActionLink {...action} look={undefined} size="small" />
      </div>
    </FootBar>
  )
}
