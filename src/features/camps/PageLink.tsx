import texts from '#content/interface/camps.json' with { type: 'json' }
import { statesNotOver } from '#lib/camps/camp-state.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import type { CampView } from './camp-view.ts'
import { campAttributes } from './state/camp-attributes.ts'
import { InStates } from './state/InStates.tsx'

/**
 * Link from a camp's card to its own page, or else to its city's page.
 * The link to the city goes once the camp is over, because that page is then no longer about it.
 */
export function PageLink({ camp }: { camp: CampView }) {
  const { own, city } = camp.pages
  if (own) return <ActionLink look="link" newTab={false} label={texts.toPage} href={own} />
  if (!city) return null
  return (
    <div {...campAttributes(camp)}>
      <InStates states={statesNotOver} camp={camp}>
        <ActionLink look="link" newTab={false} label={interpolate(texts.toCityPage, { city: camp.printed.place })} href={city} />
      </InStates>
    </div>
  )
}
