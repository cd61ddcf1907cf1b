import type { ReactNode } from 'react'
import type { Action } from '#schemas/action.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './FootBar.module.css'

interface Props {
  label: string
  /** Besides forms, the footer and what is marked as the page's own: any button that enquires or is the one to press. One of them is enough for a screen. */
  yieldsToEnquiries?: boolean | undefined
  children: ReactNode
}

/** At the foot of a phone's screen: one thing to press. It steps aside for the page's own (foot-bar.ts). */
export function FootBar({ label, yieldsToEnquiries = false, children }: Props) {
  return (
    <aside className={styles.bar} data-only="screen" aria-label={label} data-foot-bar={yieldsToEnquiries ? 'enquiries' : ''}>
      {children}
    </aside>
  )
}

/** The bar of a page whose one action is always the same. */
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
