import words from '#content/interface/camps.json' with { type: 'json' }
import { statesBeforeTheEnd } from '#lib/camps/camp-state.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import type { CampView } from './camp-view.ts'
import { campAttributes } from './state/camp-attributes.ts'
import { When } from './state/When.tsx'

/**
 * Link from a camp's card to its own page, or else to its city's page.
 * The link to the city goes once the camp is over, because that page is then no longer about it.
 */
export function PageLink({ camp }: { camp: CampView }) {
  const { own, city } = camp.pages
  if (own) return <ActionLink look="link" newTab={false} label={words.toPage} href={own} />
  if (!city) return null
  return (
    <div {...campAttributes(camp)}>
      <When states={statesBeforeTheEnd} of={camp}>
        <ActionLink look="link" newTab={false} label={interpolate(words.toCityPage, { city: camp.printed.place })} href={city} />
      </When>
    </div>
  )
}
