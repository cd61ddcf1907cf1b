import type { ReactNode } from 'react'
import type { CampView } from '#features/camps/camp-view.ts'
import { campAttributes } from '#features/camps/state/camp-attributes.ts'
import { statesBeforeTheEnd } from '#features/camps/state/camp-state.ts'
import { Section } from '#ui/Section/Section.tsx'

/** Where one signs up for a camp: there until it is over. */
export function SignUpSection({ id, camp, children }: { id: string; camp: CampView; children: ReactNode }) {
  return (
    <Section
      id={id}
      tone="tint"
      labelledBy={`${id}-title`}
      data={{ ...campAttributes(camp), 'data-when': statesBeforeTheEnd.join(' ') }}
      hidden={camp.state === 'ended'}
    >
      {children}
    </Section>
  )
}
