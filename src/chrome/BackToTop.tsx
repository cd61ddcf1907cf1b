import { ArrowUp } from 'lucide-react'
import * as words from '@/content/interface/header.json'
import { classNames } from '@/lib/class-names'
import button from '@/ui/Button/Button.module.css'
import { MarginTab } from '@/ui/MarginTab/MarginTab'
import styles from './BackToTop.module.css'

export function BackToTop() {
  return (
    <nav aria-label={words.pageNavigation}>
      <MarginTab side="end" className={classNames(button.primary, styles.up)} href="#top" aria-label={words.toTop} data-back-to-top="">
        <ArrowUp aria-hidden />
      </MarginTab>
    </nav>
  )
}
