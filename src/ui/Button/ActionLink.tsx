import { ArrowLeft, MessageCircle } from 'lucide-react'
import { classNames } from '@/lib/class-names'
import type { Action } from '@/schemas/action'
import { Text } from '@/ui/Text/Text'
import visually from '@/ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './Button.module.css'

interface Props extends Action {
  size?: 'small' | 'large' | undefined
  className?: string | undefined
}

/** A link that looks like what it does: a green block chats, an indigo block leads on, a quiet link is text. */
export function ActionLink({ label, href, look, newTab, size, className }: Props) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {}
  if (look === 'link') {
    return (
      <a className={classNames(styles.link, className)} href={href} {...tab}>
        <Text>{label}</Text>
        <ArrowLeft aria-hidden />
      </a>
    )
  }
  return (
    <a className={classNames(styles.button, look !== 'plain' && styles[look], size && styles[size], className)} href={href} {...tab}>
      {look === 'chat' && <MessageCircle aria-hidden />}
      <span className={visually.hideable}>
        <Text>{label}</Text>
      </span>
    </a>
  )
}
