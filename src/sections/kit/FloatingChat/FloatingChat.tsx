import { MessageCircle } from 'lucide-react'
import type { HeroView } from '@/sections/section-view'
import button from '@/ui/Button/Button.module.css'
import { MarginTab } from '@/ui/MarginTab/MarginTab'
import type { floatingChat } from './schema'

type Props = HeroView<ReturnType<typeof floatingChat>>

/** Across from the way to the top. */
export function FloatingChat({ action }: Props) {
  return (
    <MarginTab
      side="start"
      className={button.chat}
      href={action.href}
      aria-label={action.label}
      target="_blank"
      rel="noopener"
      data-floating-chat=""
    >
      <MessageCircle aria-hidden />
    </MarginTab>
  )
}
