import { statesBeforeTheEnd } from '@/lib/camps/camp-state'
import { Text } from '@/ui/Text/Text'
import type { CampView } from './camp-view'
import { campAttributes } from './state/camp-attributes'
import { When } from './state/When'

/** What the camp costs, in how many payments; once it is over, what it cost. */
export function CampPrice({ camp, className }: { camp: CampView; className?: string | undefined }) {
  const { price, pastPrice, instalments } = camp.printed
  return (
    <p className={className} {...campAttributes(camp)}>
      <strong>
        <When states={statesBeforeTheEnd} of={camp} as="span">
          {price}
        </When>
        <When states={['ended']} of={camp} as="span">
          {pastPrice}
        </When>
      </strong>{' '}
      <Text>{instalments}</Text>
    </p>
  )
}
