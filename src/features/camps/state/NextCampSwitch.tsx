import type { ReactNode } from 'react'
import { type CampPurpose, nextCamp } from '#lib/camps/camp-state.ts'
import { type CampWithState, campAttributes, campSwitchAttributes } from './camp-attributes.ts'

interface Props<Camp extends CampWithState & { id: string }> {
  /** Sorted by first day. */
  camps: readonly Camp[]
  /** Renders a camp; only the next one on the day the page is read is shown. */
  children: (camp: Camp) => ReactNode
  /** Shown if no camp is ahead; by default, the last camp is shown. */
  otherwise?: ReactNode
  purpose?: CampPurpose
  as?: 'div' | 'span'
  className?: string | undefined
  /** True if it contains the page's own primary action: the foot bar hides while it is in view. */
  acts?: boolean
}

/** Shows the next of several camps. All of them are in the markup; the day decides which one is shown. */
export function NextCampSwitch<Camp extends CampWithState & { id: string }>(props: Props<Camp>) {
  const { camps, children, otherwise, purpose = 'join', as: Element = 'div', className, acts } = props
  const fallback = otherwise === undefined ? camps.length - 1 : camps.length
  const next = nextCamp(
    camps.map(({ state }) => state),
    purpose,
  )
  const shown = next < 0 ? fallback : next
  return (
    <Element className={className} data-own-action={acts ? '' : undefined} {...campSwitchAttributes(camps, fallback, purpose)}>
      {camps.map((camp, index) => (
        <Element key={camp.id} {...campAttributes(camp)} hidden={index !== shown}>
          {children(camp)}
        </Element>
      ))}
      {otherwise !== undefined && <Element hidden={shown !== camps.length}>{otherwise}</Element>}
    </Element>
  )
}
