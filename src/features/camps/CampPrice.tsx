import { statesBeforeTheEnd } from '#lib/camps/camp-state.ts'
import { Text } from '#ui/Text/Text.tsx'
import type { CampView } from './camp-view.ts'
import { campAttributes } from './state/camp-attributes.ts'
import { When } from './state/When.tsx'

/** The camp's price and instalments; once the camp is over, the past price. */
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
