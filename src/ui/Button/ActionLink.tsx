import { ArrowLeft, Mail, MessageCircle, Phone, Share2 } from 'lucide-react'
import { type ActionKind, actionKind, canBePrimary } from '#lib/action-kind.ts'
import { classNames } from '#lib/class-names.ts'
import { newTab } from '#lib/new-tab.ts'
import type { Action } from '#schemas/action.ts'
import { Text } from '#ui/Text/Text.tsx'
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './Button.module.css'

interface Props extends Action {
  /** Needed only if the address does not show the kind: a payment page, for example, is a camp's sign-up. */
  kind?: ActionKind
  size?: 'small' | 'large' | undefined
  /** A plain block, so that each section has one primary action. */
  secondary?: boolean
  className?: string | undefined
}

const icons = { chat: MessageCircle, call: Phone, write: Mail, share: Share2 }

/** The size of a chat button beside a primary action of the given size. */
export function smallerSize(size: Props['size']): Props['size'] {
  return size === 'large' ? undefined : 'small'
}

/** A link drawn as a button; its colour depends on the kind of its address. With `look="link"` it is underlined text. */
export function ActionLink({
  label,
  href,
  look,
  topic,
  list,
  newTab: isNewTab,
  kind = actionKind(href),
  size,
  secondary = false,
  className,
}: Props) {
  // The form reads its topic from this attribute (features/forms/form-links).
  const tab = { ...(isNewTab && newTab(href)), 'data-choose-topic': topic, 'data-list': list?.name, 'data-joined': list?.joined }
  if (look === 'link') {
    return (
      <a className={classNames(styles.link, className)} href={href} {...tab}>
        <Text>{label}</Text>
        <ArrowLeft aria-hidden />
      </a>
    )
  }
  const primary = !secondary && canBePrimary(kind)
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
