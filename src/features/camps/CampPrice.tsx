import { statesNotOver } from '#lib/camps/camp-state.ts'
import { Text } from '#ui/Text/Text.tsx'
import type { CampView } from './camp-view.ts'
import { campAttributes } from './state/camp-attributes.ts'
import { InStates } from './state/InStates.tsx'

/** The camp's price and instalments; once the camp is over, the past price. */
export function CampPrice({ camp, className }: { camp: CampView; className?: string | undefined }) {
  const { price, pastPrice, instalments } = camp.printed
  return (
    <p className={className} {...campAttributes(camp)}>
      <strong>
        <InStates states={statesNotOver} camp={camp} as="span">
          {price}
        </InStates>
        <InStates states={['ended']} camp={camp} as="span">
          {pastPrice}
        </InStates>
      </strong>{' '}
      <Text>{instalments}</Text>
    </p>
  )
}
