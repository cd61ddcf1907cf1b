import { Link2, Share2 } from 'lucide-react'
import texts from '#content/interface/blog.json' with { type: 'json' }
import { newTab } from '#lib/new-tab.ts'
import { shareHref } from '#lib/phone-links.ts'
import button from '#ui/Button/Button.module.css'
import styles from './Share.module.css'

interface Props {
  title: string
  /** The article's public address. */
  url: string
}

/** Sharing: a chat link that works everywhere, and a button that copies the address (copy), where scripts run. */
export function Share({ title, url }: Props) {
  const href = shareHref(`${title}\n${url}`)
  return (
    <div className={styles.share}>
      <h2>{texts.share}</h2>
      <a className={button.button} data-kind="share" href={href} {...newTab(href)}>
        <Share2 aria-hidden />
        {texts.shareWhatsApp}
      </a>
      <button type="button" className={button.button} data-only="scripts" data-copy={url}>
        <Link2 aria-hidden />
        {texts.shareCopy}
      </button>
      <p role="status" data-copied={texts.shareCopied} />
    </div>
  )
}
