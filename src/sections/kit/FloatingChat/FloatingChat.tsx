import { MessageCircle } from 'lucide-react'
import { newTab } from '#lib/new-tab.ts'
import type { HeroView } from '#sections/section-view.ts'
import button from '#ui/Button/Button.module.css'
import { MarginTab } from '#ui/MarginTab/MarginTab.tsx'
import type { floatingChat } from './schema.ts'

type Props = HeroView<ReturnType<typeof floatingChat>>

/** In the margin opposite the link to the top. */
export function FloatingChat({ action }: Props) {
  return (
    <MarginTab
      side="start"
      className={button.chat}
      href={action.href}
      aria-label={action.label}
      {...newTab(action.href)}
      data-floating-chat=""
    >
      <MessageCircle aria-hidden />
    </MarginTab>
  )
}
