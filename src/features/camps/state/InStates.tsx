import type { ReactNode } from 'react'
import type { CampState } from '#lib/camps/camp-state.ts'
import { whenAttributes } from './camp-attributes.ts'

interface Props {
  states: readonly CampState[]
  /** Its state on the day of the build. */
  camp: { state: CampState }
  as?: 'div' | 'span' | 'li' | 'p'
  className?: string | undefined
  children: ReactNode
}

/** Shows its children in some states of a camp only. An ancestor with `campAttributes` identifies the camp. */
export function InStates({ states, camp, as: Element = 'div', className, children }: Props) {
  return (
    <Element className={className} {...whenAttributes(states, camp.state)}>
      {children}
    </Element>
  )
}
