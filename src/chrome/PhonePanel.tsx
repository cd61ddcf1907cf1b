import { ArrowLeft, MessageCircle } from 'lucide-react'
import { panelNav } from '@/config/navigation'
import { site } from '@/config/site'
import * as words from '@/content/interface/header.json'
import { classNames } from '@/lib/class-names'
import { chatHref } from '@/lib/phone-links'
import button from '@/ui/Button/Button.module.css'
import styles from './PhonePanel.module.css'

/** Slides down below the bar on phones. A popover, so it opens without scripts; chrome/menus keeps the focus inside. */
export function PhonePanel({ currentPath }: { currentPath: string }) {
  return (
    <nav className={styles.panel} id="phone-panel" popover="auto" aria-label={words.menu} data-modal="">
      <ul>
        {panelNav.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.href === currentPath ? 'page' : undefined}>
              {link.label}
              <ArrowLeft aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.contact}>
        <a className={classNames(button.button, button.chat)} href={chatHref(site.whatsapp)} target="_blank" rel="noopener">
          <MessageCircle aria-hidden />
          <span>{words.menuChat}</span>
        </a>
      </div>
    </nav>
  )
}
