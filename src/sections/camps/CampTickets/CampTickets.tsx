import type { CampView } from '#features/camps/camp-view.ts'
import { campAttributes } from '#features/camps/state/camp-attributes.ts'
import { InStates } from '#features/camps/state/InStates.tsx'
import { statesNotOver } from '#lib/camps/camp-state.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import styles from './CampTickets.module.css'
import { hourScale } from './hour-scale.ts'
import { PastTicket } from './PastTicket.tsx'
import type { campTickets } from './schema.ts'
import { Ticket } from './Ticket.tsx'

type Props = SectionView<ReturnType<typeof campTickets>> & { camps: CampView[] }

/** All camps: current and future ones by their first day, then past ones. Each card has two faces; the day decides which is visible. */
export function CampTickets({ id, heading, lead, camps }: Props) {
  const scale = hourScale(camps.map((camp) => camp.hours))
  const sorted = camps.toSorted((one, other) => Number(one.state === 'ended') - Number(other.state === 'ended'))
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <div className={styles.tickets} data-tickets="">
        {sorted.map((camp) => (
          <article className={styles.camp} key={camp.id} id={camp.id} aria-label={camp.title} data-below {...campAttributes(camp)}>
            <InStates states={statesNotOver} camp={camp} className={styles.face}>
              <Ticket camp={camp} scale={scale} />
            </InStates>
            <InStates states={['ended']} camp={camp} className={styles.face}>
              <PastTicket camp={camp} />
            </InStates>
          </article>
        ))}
      </div>
    </Section>
  )
}
