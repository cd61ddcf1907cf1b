import type { ReactNode } from 'react'
import { actionKind, canLead } from '#lib/action-kind.ts'
import { classNames } from '#lib/class-names.ts'
import type { Action } from '#schemas/action.ts'
import { ActionLink, smallerThan } from '#ui/Button/ActionLink.tsx'
import styles from './Actions.module.css'

interface Props {
  actions?: Action[]
  size?: 'small' | 'large' | undefined
  /** On a phone: each button as wide as the page, or rows of shared width. */
  phone?: 'wide' | 'shared'
  /** Keeps a button and a plain link on one line, with a wider gap. */
  apart?: boolean
  className?: string | undefined
  /** Buttons that are not plain links. */
  children?: ReactNode
}

/**
 * Buttons and links, side by side where there is room. The first enquiry link is the primary action; a chat button beside it is one size
 * smaller.
 */
export function Actions({ actions = [], size, phone, apart, className, children }: Props) {
  const primary = actions.find(({ href, look }) => look !== 'link' && canLead(actionKind(href)))
  const isChat = ({ href }: Action) => actionKind(href) === 'chat'
  return (
    <div
      className={classNames(
        styles.actions,
        phone && styles[phone],
        apart && styles.apart,
        primary && actions.some(isChat) && styles.stacked,
        className,
      )}
    >
      {actions.map((action) => (
        <ActionLink
          key={action.label}
          size={primary && isChat(action) ? smallerThan(size) : size}
          second={action !== primary}
          {...action}
        />
      ))}
      {children}
    </div>
  )
}
