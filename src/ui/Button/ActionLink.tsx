import { ArrowLeft, Mail, MessageCircle, Phone, Share2 } from 'lucide-react'
import { type ActionKind, actionKind } from '#lib/action-kind.ts'
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
  className?: string | undefined
}

const icons = { chat: MessageCircle, call: Phone, write: Mail, share: Share2 }

/** A link that looks like what it does: its colour follows from where it leads. A quiet one is underlined words. */
export function ActionLink({ label, href, look, topic, list, newTab: isNewTab, kind = actionKind(href), size, className }: Props) {
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
  const Icon = kind in icons ? icons[kind as keyof typeof icons] : undefined
  return (
    <a className={classNames(styles.button, lookOf(kind), size && styles[size], className)} href={href} data-kind={kind} {...tab}>
      {Icon && <Icon aria-hidden />}
      <span className={visually.hideable}>
        <Text>{label}</Text>
      </span>
    </a>
  )
}

/** What stays on this page or leaves for another app is plain. */
function lookOf(kind: ActionKind): string | undefined {
  if (kind === 'enquire') return styles.primary
  if (kind === 'chat') return styles.chat
  return kind === 'page' ? styles.onward : undefined
}
