import type { ReactNode } from 'react'
import { actionKind, canBePrimary } from '#lib/action-kind.ts'
import { classNames } from '#lib/class-names.ts'
import type { Action } from '#schemas/action.ts'
import { ActionLink, smallerSize } from '#ui/Button/ActionLink.tsx'
import styles from './Actions.module.css'

interface Props {
  actions?: Action[]
  size?: 'small' | 'large' | undefined
  /** On a phone: each button as wide as the page, rows of shared width, or such rows with smaller text. */
  phone?: 'wide' | 'shared' | 'compact'
  /** Close: rows are closer than columns. Apart: for a button and a plain link on one line. */
  gap?: 'close' | 'apart'
  align?: 'center' | undefined
  className?: string | undefined
  /** Buttons that are not plain links. */
  children?: ReactNode
}

/**
 * Buttons and links, side by side where there is room. The first enquiry link is the primary action; a chat button beside it is one size
 * smaller.
 */
export function Actions({ actions = [], size, phone, gap, align, className, children }: Props) {
  const primary = actions.find(({ href, look }) => look !== 'link' && canBePrimary(actionKind(href)))
  const isChat = ({ href }: Action) => actionKind(href) === 'chat'
  return (
    <div
      className={classNames(
        styles.actions,
        phone && styles[phone],
        gap && styles[gap],
        align && styles[align],
        primary && actions.some(isChat) && styles.stacked,
        className,
      )}
    >
      {actions.map((action) => (
        <ActionLink
          key={action.label}
          size={primary && isChat(action) ? smallerSize(size) : size}
          secondary={action !== primary}
          {...action}
        />
      ))}
      {children}
    </div>
  )
}
