import type { SectionView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import styles from './FloatingChat.module.css'
import type { floatingChatSection } from './schema'

type Props = SectionView<ReturnType<typeof floatingChatSection>>

export function FloatingChat({ action }: Props) {
  return (
    <div className={styles.corner} data-floating="" data-floating-chat="">
      <ActionLink {...action} className={styles.chat ?? ''} />
    </div>
  )
}
