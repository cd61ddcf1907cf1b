import type { ReactNode } from 'react'
import { type CampPurpose, nextCamp } from '#lib/camps/camp-state.ts'
import { campAttributes, type LivingCamp, oneCampAttributes } from './camp-attributes.ts'

interface Props<Camp extends LivingCamp & { id: string }> {
  /** By their first day. */
  camps: readonly Camp[]
  /** What is shown of the camp that is next on the day the page is read. */
  children: (camp: Camp) => ReactNode
  /** What is shown when there is none; by default, the last of the camps. */
  otherwise?: ReactNode
  purpose?: CampPurpose
  as?: 'div' | 'span'
  className?: string | undefined
  /** It holds the page's own way to act: the bar at the foot steps aside for it. */
  acts?: boolean
}

/** Of several camps, the one that is next. Each is in the page; the day says which is shown. */
export function OneCamp<Camp extends LivingCamp & { id: string }>(props: Props<Camp>) {
  const { camps, children, otherwise, purpose = 'join', as: Element = 'div', className, acts } = props
  const fallback = otherwise === undefined ? camps.length - 1 : camps.length
  const next = nextCamp(
    camps.map(({ state }) => state),
    purpose,
  )
  const shown = next < 0 ? fallback : next
  return (
    <Element className={className} data-own-action={acts ? '' : undefined} {...oneCampAttributes(camps, fallback, purpose)}>
      {camps.map((camp, index) => (
        <Element key={camp.id} {...campAttributes(camp)} hidden={index !== shown}>
          {children(camp)}
        </Element>
      ))}
      {otherwise !== undefined && <Element hidden={shown !== camps.length}>{otherwise}</Element>}
    </Element>
  )
}
