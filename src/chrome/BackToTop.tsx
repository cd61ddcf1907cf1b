import { ArrowUp } from 'lucide-react'
import words from '#content/interface/header.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import button from '#ui/Button/Button.module.css'
import { MarginTab } from '#ui/MarginTab/MarginTab.tsx'
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
