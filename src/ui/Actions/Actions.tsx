import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { Action } from '#schemas/action.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import styles from './Actions.module.css'

interface Props {
  actions?: Action[]
  size?: 'small' | 'large' | undefined
  /** On a phone: each as wide as the page, or rows that they share. */
  phone?: 'wide' | 'shared'
  className?: string | undefined
  /** Buttons that are more than links. */
  children?: ReactNode
}

/** Buttons and links, side by side where there is room. */
export function Actions({ actions = [], size, phone, className, children }: Props) {
  return (
    <div className={classNames(styles.actions, phone && styles[phone], className)}>
      {actions.map((action) => (
        <ActionLink key={action.label} size={size} {...action} />
      ))}
      {children}
    </div>
  )
}
