import { MessageCircle } from 'lucide-react'
import { newTab } from '#lib/new-tab.ts'
import type { HeroView } from '#sections/section-view.ts'
import button from '#ui/Button/Button.module.css'
import { FloatingTab } from '#ui/FloatingTab/FloatingTab.tsx'
import type { floatingChat } from './schema.ts'

type Props = HeroView<ReturnType<typeof floatingChat>>

/** In the margin opposite the link to the top. */
export function FloatingChat({ action }: Props) {
  return (
    <FloatingTab
      side="start"
      className={button.chat}
      href={action.href}
      aria-label={action.label}
      {...newTab(action.href)}
      data-floating-chat=""
    >
      <MessageCircle aria-hidden />
    </FloatingTab>
  )
}
