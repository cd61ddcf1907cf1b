import { CalendarPlus, MapPin, Navigation, Share2 } from 'lucide-react'
import styles from './CampTools.module.css'
import type { CampView } from './camp-view'

const words = { list: 'כלים שימושיים', calendar: 'הוספה ליומן', share: 'שיתוף ב־WhatsApp' }
const navigationIcons = { Waze: Navigation, 'Google Maps': MapPin }

/** What a parent does next: keeps the date, finds the way, tells a friend. */
export function CampTools({ camp }: { camp: CampView }) {
  return (
    <ul className={styles.tools} aria-label={`${words.list}: ${camp.title}`}>
      <li>
        <a href={camp.calendarHref} download>
          <CalendarPlus aria-hidden />
          {words.calendar}
        </a>
      </li>
      {camp.navigation.map(({ label, href }) => {
        const Icon = navigationIcons[label]
        return (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener">
              <Icon aria-hidden />
              <bdi lang="en">{label}</bdi>
            </a>
          </li>
        )
      })}
      <li>
        <a href={camp.shareHref} target="_blank" rel="noopener">
          <Share2 aria-hidden />
          {words.share}
        </a>
      </li>
    </ul>
  )
}
