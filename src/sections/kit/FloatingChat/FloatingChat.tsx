import type { HeroView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import styles from './FloatingChat.module.css'
import type { floatingChat } from './schema.ts'

type Props = HeroView<ReturnType<typeof floatingChat>>

export function FloatingChat({ action }: Props) {
  return (
    <div className={styles.corner} data-floating="" data-floating-chat="">
      <ActionLink {...action} className={styles.chat ?? ''} />
    </div>
  )
}
