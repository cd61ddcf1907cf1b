import texts from '#content/interface/header.json' with { type: 'json' }
import type { PanelGroup } from '#lib/menu.ts'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { ChatLink } from './ChatLink.tsx'
import styles from './PhonePanel.module.css'

interface Props {
  currentPath: string
  groups: PanelGroup[]
  chat: string
}

/** Slides down below the bar on phones. A popover, so it opens without scripts; chrome/menus traps the focus. */
export function PhonePanel({ currentPath, groups, chat }: Props) {
  return (
    <nav className={styles.panel} id="phone-panel" popover="auto" aria-label={texts.menu} data-modal="">
      {groups.map(({ heading, icon, links }, place) => (
        <div className={styles.group} key={heading}>
          <p id={`menu-group-${place}`}>
            <VoxelIcon name={icon} className={styles.icon} />
            {heading}
          </p>
          <ul aria-labelledby={`menu-group-${place}`}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={link.href === currentPath ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.contact}>
        <ChatLink label={texts.menuChat} message={chat} />
      </div>
    </nav>
  )
}
