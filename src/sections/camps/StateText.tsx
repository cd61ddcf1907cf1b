import type { z } from 'astro/zod'
import { InStates } from '#features/camps/state/InStates.tsx'
import { type CampState, campStates } from '#lib/camps/camp-state.ts'
import { Text } from '#ui/Text/Text.tsx'
import type { byState } from './by-state.ts'

interface Props {
  texts: z.output<ReturnType<typeof byState>>
  /** The state on the day of the build. */
  state: CampState
}

/** Shows the text for the camp's state on the day the page is read. */
export function StateText({ texts, state: built }: Props) {
  const own = campStates.filter((state) => state === 'open' || texts[state])
  const asOpen = campStates.filter((state) => !own.includes(state))
  return own.map((state) => (
    <InStates key={state} states={state === 'open' ? [state, ...asOpen] : [state]} camp={{ state: built }} as="span">
      <Text>{texts[state] ?? texts.open}</Text>
    </InStates>
  ))
}
