import { ChevronDown, Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#config/paths.ts'
import texts from '#content/interface/header.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import type { HintedLink, PanelGroup } from '#lib/menu.ts'
import button from '#ui/Button/Button.module.css'
import { Logo } from '#ui/Logo/Logo.tsx'
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import { ChatLink } from './ChatLink.tsx'
import { DisplayPanel } from './DisplayPanel.tsx'
import styles from './Header.module.css'
import { PhonePanel } from './PhonePanel.tsx'
import { Tooltip } from './Tooltip.tsx'

interface Props {
  currentPath: string
  bar: HintedLink[]
  panel: PanelGroup[]
  campMenu: HintedLink[]
  /** Prefilled chat message of this page. */
  chat: string
  /** Names the next camp in the menu's first entry. A slot of the layout. */
  nextCamp?: ReactNode
}

/** The bar at the top of every page. Its menus are popovers, so they open without scripts. */
export function Header({ currentPath, bar, panel, campMenu, chat, nextCamp }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.bar} data-bar>
        <a className={styles.brand} href={paths.home} aria-label={texts.home}>
          <Logo />
        </a>
        <nav className={styles.links} data-only="screen" aria-label={texts.navigation}>
          <ul>
            {bar.map((link) =>
              link.href === paths.camps ? (
                <CampItem key={link.href} link={link} campMenu={campMenu} nextCamp={nextCamp} currentPath={currentPath} />
              ) : (
                <li key={link.href} data-tooltip="">
                  <a href={link.href} aria-current={currentOf(link.href, currentPath)} aria-describedby={tooltipId(link)}>
                    {link.label}
                  </a>
                  <Tooltip id={tooltipId(link)}>{link.hint}</Tooltip>
                </li>
              ),
            )}
          </ul>
        </nav>
        <DisplayPanel />
        <ChatLink
          label={texts.chat}
          message={chat}
          className={classNames(button.small, styles.contact)}
          labelClassName={classNames(visually.hideable, styles.label)}
        />
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="phone-panel"
          aria-label={texts.openMenu}
          data-label-open={texts.openMenu}
          data-label-close={texts.closeMenu}
        >
          <Menu className={styles.whenClosed} aria-hidden />
          <X className={styles.whenOpen} aria-hidden />
        </button>
      </div>
      <PhonePanel currentPath={currentPath} groups={panel} chat={chat} />
    </header>
  )
}

interface CampItemProps extends Pick<Props, 'currentPath' | 'campMenu' | 'nextCamp'> {
  link: HintedLink
}

function CampItem({ link, campMenu, nextCamp, currentPath }: CampItemProps) {
  return (
    <li data-tooltip="">
      <button type="button" popoverTarget="camp-menu" aria-describedby={tooltipId(link)} aria-current={currentOf(link.href, currentPath)}>
        {link.label}
        <ChevronDown aria-hidden />
      </button>
      <Tooltip id={tooltipId(link)}>{link.hint}</Tooltip>
      <ul className={styles.menu} id="camp-menu" popover="auto" data-menu="">
        {campMenu.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href} aria-current={entry.href === currentPath ? 'page' : undefined}>
              <b>{entry.label}</b>
              <span {...entry.over?.camp}>
                {entry.href === link.href ? nextCamp : entry.hint}
                {entry.over && <span {...entry.over.when}>{` · ${entry.over.words}`}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

function tooltipId(link: HintedLink): string {
  return `hint${link.href.replaceAll('/', '-')}`
}

function currentOf(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page'
  return currentPath.startsWith(`${href}/`) ? 'true' : undefined
}
