import type { CampView } from '@/features/camps/camp-view'
import { campAttributes } from '@/features/camps/state/camp-attributes'
import { When } from '@/features/camps/state/When'
import { statesBeforeTheEnd } from '@/lib/camps/camp-state'
import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import styles from './CampTickets.module.css'
import { hourScale } from './hour-scale'
import { PastTicket } from './PastTicket'
import type { campTickets } from './schema'
import { Ticket } from './Ticket'

type Props = PartView<ReturnType<typeof campTickets>> & { camps: CampView[] }

/** Every camp: those that are ahead or under way by their first day, then those that are over. Each has two faces, and the day says which is seen. */
export function CampTickets({ id, heading, lead, camps }: Props) {
  const scale = hourScale(camps.map((camp) => camp.hours))
  const sorted = camps.toSorted((one, other) => Number(one.state === 'ended') - Number(other.state === 'ended'))
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <div className={styles.tickets} data-tickets="">
        {sorted.map((camp) => (
          <article className={styles.camp} key={camp.id} id={camp.id} aria-label={camp.title} {...campAttributes(camp)}>
            <When states={statesBeforeTheEnd} of={camp} className={styles.face}>
              <Ticket camp={camp} scale={scale} />
            </When>
            <When states={['ended']} of={camp} className={styles.face}>
              <PastTicket camp={camp} />
            </When>
          </article>
        ))}
      </div>
    </Section>
  )
}
