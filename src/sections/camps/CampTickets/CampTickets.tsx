import type { CampView } from '#features/camps/camp-view.ts'
import type { PartView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { CampTicket } from './CampTicket.tsx'
import styles from './CampTickets.module.css'
import { hourScale } from './hour-scale.ts'
import type { campTickets } from './schema.ts'

type Props = PartView<ReturnType<typeof campTickets>> & {
  /** Those that are ahead or under way, or those that are over. A ticket changes its list by itself when its camp is over (sort-tickets). */
  list: 'ahead' | 'past'
  camps: CampView[]
}

export function CampTickets({ id, heading, lead, list, camps }: Props) {
  const scale = hourScale(camps.map((camp) => camp.hours))
  const shown = camps.filter(({ state }) => (state === 'ended') === (list === 'past'))
  return (
    <Section id={id} labelledBy={`${id}-title`} hidden={shown.length === 0}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <div className={styles.tickets} data-tickets={list}>
        {shown.map((camp) => (
          <CampTicket key={camp.id} camp={camp} scale={scale} />
        ))}
      </div>
    </Section>
  )
}
