import texts from '#content/interface/sections.json' with { type: 'json' }
import type { Action } from '#schemas/action.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeroText } from '#ui/HeroText/HeroText.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './MissingArticle.module.css'

interface Props {
  heading: string
  lead: string
  action: Action
  links: Action[]
}

/** Not found below /blog: a shelf with a missing book. */
export function MissingArticle({ heading, lead, action, links }: Props) {
  return (
    <section className={styles.missing} aria-labelledby="not-found">
      <div className={styles.text}>
        <HeroText id="not-found" styles={styles} heading={heading} lead={lead} />
        <ActionLink {...action} size="large" />
      </div>
      <div className={styles.shelf} aria-hidden="true">
        <i data-category="innovation" />
        <i data-category="pedagogy" />
        <i data-category="team" />
        <i className={styles.gap} />
        <i data-category="training" />
        <i data-category="management" />
        <VoxelIcon className={styles.robot} name="robot" />
      </div>
      <div className={styles.plank} aria-hidden="true" />
      <nav className={styles.links} aria-label={texts.notFoundLinks}>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <ActionLink {...link} look="link" />
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
