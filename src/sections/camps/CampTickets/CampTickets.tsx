import { Fragment } from 'react'
import * as words from '@/content/interface/camps.json'
import type { CampView } from '@/features/camps/camp-view'
import { DetailsDialog } from '@/features/camps/DetailsDialog'
import { TermsDialog } from '@/features/camps/TermsDialog'
import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { CampTicket } from './CampTicket'
import styles from './CampTickets.module.css'
import { hourScale } from './hour-scale'
import type { campTickets } from './schema'

type Props = PartView<ReturnType<typeof campTickets>> & { camps: CampView[] }

export function CampTickets({ id, heading, lead, camps }: Props) {
  const scale = hourScale(camps.map((camp) => camp.hours))
  return (
    <Section id={id} rise labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <div className={styles.tickets}>
        {camps.map((camp, index) => (
          <Fragment key={camp.id}>
            {index === 1 && camps.length === 2 && (
              <span className={styles.or} aria-hidden="true">
                {words.or}
              </span>
            )}
            <CampTicket camp={camp} scale={scale} />
          </Fragment>
        ))}
      </div>
      {camps.map((camp) => (
        <DetailsDialog key={camp.id} camp={camp} />
      ))}
      {distinctTerms(camps).map((terms) => (
        <TermsDialog key={terms.id} terms={terms} />
      ))}
    </Section>
  )
}

/** Camps may share their terms: each is on the page once. */
function distinctTerms(camps: CampView[]): CampView['terms'][] {
  return [...new Map(camps.map(({ terms }) => [terms.id, terms])).values()]
}
