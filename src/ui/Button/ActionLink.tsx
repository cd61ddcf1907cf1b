import { ArrowLeft, Mail, MessageCircle, Phone, Share2 } from 'lucide-react'
import { type ActionKind, actionKind, canLead } from '#lib/action-kind.ts'
import { classNames } from '#lib/class-names.ts'
import { newTab } from '#lib/new-tab.ts'
import type { Action } from '#schemas/action.ts'
import { Text } from '#ui/Text/Text.tsx'
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './Button.module.css'

interface Props extends Action {
  /** Only where the address cannot tell: a payment page signs up for a camp. */
  kind?: ActionKind
  size?: 'small' | 'large' | undefined
  /** Beside what matters more, or one of a list of equals: a plain block, so that one thing in a part is the one to press. */
  second?: boolean
  className?: string | undefined
}

const icons = { chat: MessageCircle, call: Phone, write: Mail, share: Share2 }

/** For a chat beside the one to press. */
export function smallerThan(size: Props['size']): Props['size'] {
  return size === 'large' ? undefined : 'small'
}

/** A link that looks like what it does: its colour follows from where it leads. A quiet one is underlined words. */
export function ActionLink({
  label,
  href,
  look,
  topic,
  list,
  newTab: isNewTab,
  kind = actionKind(href),
  size,
  second = false,
  className,
}: Props) {
  // The form hears of its topic by the attribute (features/forms/form-links).
  const tab = { ...(isNewTab && newTab(href)), 'data-choose-topic': topic, 'data-list': list?.name, 'data-joined': list?.joined }
  if (look === 'link') {
    return (
      <a className={classNames(styles.link, className)} href={href} {...tab}>
        <Text>{label}</Text>
        <ArrowLeft aria-hidden />
      </a>
    )
  }
  const primary = !second && canLead(kind)
  const Icon = kind in icons ? icons[kind as keyof typeof icons] : undefined
  return (
    <a
      className={classNames(styles.button, primary && styles.primary, kind === 'chat' && styles.chat, size && styles[size], className)}
      href={href}
      data-kind={kind}
      data-primary={primary ? '' : undefined}
      {...tab}
    >
      {Icon && <Icon aria-hidden />}
      <span className={visually.hideable}>
        <Text>{label}</Text>
      </span>
    </a>
  )
}
