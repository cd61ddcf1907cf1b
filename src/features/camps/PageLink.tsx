import * as words from '@/content/interface/camps.json'
import { statesBeforeTheEnd } from '@/lib/camps/camp-state'
import { interpolate } from '@/lib/text/interpolate'
import { ActionLink } from '@/ui/Button/ActionLink'
import type { CampView } from './camp-view'
import { campAttributes } from './state/camp-attributes'
import { When } from './state/When'

/** From a camp's card to its own page, or to that of its city; a city's page is not about a camp that is over. */
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
