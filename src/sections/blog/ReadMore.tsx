import { ArrowLeft } from 'lucide-react'
import texts from '#content/interface/blog.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import button from '#ui/Button/Button.module.css'
import styles from './ReadMore.module.css'

interface Props {
  href: string
  /** The id of the title's element. The link's accessible name ends with the title, so that each link names its target. */
  titleId: string
  look: 'button' | 'link'
}

/** The only link of a card. It covers the whole card, which must be positioned. */
export function ReadMore({ href, titleId, look }: Props) {
  const id = `${titleId}-more`
  return (
    <a
      className={classNames(styles.more, look === 'button' ? classNames(button.button, button.primary) : button.link)}
      href={href}
      {...(look === 'button' && { 'data-kind': 'page', 'data-primary': '' })}
      id={id}
      aria-labelledby={`${id} ${titleId}`}
    >
      {texts.readMore}
      <ArrowLeft aria-hidden />
    </a>
  )
}
