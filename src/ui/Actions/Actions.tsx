import type { ReactNode } from 'react'
import { actionKind, canLead } from '#lib/action-kind.ts'
import { classNames } from '#lib/class-names.ts'
import type { Action } from '#schemas/action.ts'
import { ActionLink, smallerThan } from '#ui/Button/ActionLink.tsx'
import styles from './Actions.module.css'

interface Props {
  actions?: Action[]
  size?: 'small' | 'large' | undefined
  /** On a phone: each as wide as the page, or rows that they share. */
  phone?: 'wide' | 'shared'
  /** A button and a plain link: in one line, further from each other. */
  apart?: boolean
  className?: string | undefined
  /** Buttons that are more than links. */
  children?: ReactNode
}

/** Buttons and links, side by side where there is room. One of them is the one to press; the chat beside it is never as large. */
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
