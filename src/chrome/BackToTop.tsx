import { ArrowUp } from 'lucide-react'
import texts from '#content/interface/header.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import button from '#ui/Button/Button.module.css'
import { FloatingTab } from '#ui/FloatingTab/FloatingTab.tsx'
import styles from './BackToTop.module.css'

export function BackToTop() {
  return (
    <nav aria-label={texts.pageNavigation}>
      <FloatingTab side="end" className={classNames(button.primary, styles.up)} href="#top" aria-label={texts.toTop} data-back-to-top="">
        <ArrowUp aria-hidden />
      </FloatingTab>
    </nav>
  )
}
