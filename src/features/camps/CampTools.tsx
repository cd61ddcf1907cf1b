import { CalendarPlus, MapPin, Navigation, Share2 } from 'lucide-react'
import texts from '#content/interface/camps.json' with { type: 'json' }
import { statesUpcoming } from '#lib/camps/camp-state.ts'
import { newTab } from '#lib/new-tab.ts'
import styles from './CampTools.module.css'
import type { CampView } from './camp-view.ts'
import { campAttributes, whenAttributes } from './state/camp-attributes.ts'

const navigationIcons = { Waze: Navigation, 'Google Maps': MapPin }

interface Props {
  camp: CampView
  /** Which link is shared: to the camp's card, or to the page about the camp that contains these tools. */
  shares: keyof CampView['shareHrefs']
}

/** Tools for parents. Saving the date and sharing are available until the camp begins, navigation until it ends. */
export function CampTools({ camp, shares }: Props) {
  const shareHref = camp.shareHrefs[shares]
  return (
    <div {...campAttributes(camp)}>
      <ul
        className={styles.tools}
        data-only="screen"
        aria-label={`${texts.tools}: ${camp.title}`}
        {...whenAttributes([...statesUpcoming, 'running'], camp.state)}
      >
        <li {...whenAttributes(statesUpcoming, camp.state)}>
          <a href={camp.calendarHref} download>
            <CalendarPlus aria-hidden />
            {texts.toCalendar}
          </a>
        </li>
        <li {...whenAttributes(statesUpcoming, camp.state)}>
          <a href={shareHref} {...newTab(shareHref)}>
            <Share2 aria-hidden />
            {texts.share}
          </a>
        </li>
        {camp.navigation.map(({ label, href }) => {
          const Icon = navigationIcons[label]
          return (
            <li key={label}>
              <a href={href} {...newTab(href)}>
                <Icon aria-hidden />
                <bdi lang="en">{label}</bdi>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
