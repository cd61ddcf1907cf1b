import type { z } from 'astro/zod'
import { When } from '#features/camps/state/When.tsx'
import { type CampState, campStates } from '#lib/camps/camp-state.ts'
import { Text } from '#ui/Text/Text.tsx'
import type { byState } from './by-state.ts'

interface Props {
  words: z.output<ReturnType<typeof byState>>
  /** The state on the day of the build. */
  state: CampState
}

/** Shows the text for the camp's state on the day the page is read. */
export function StateWords({ words, state: built }: Props) {
  const own = campStates.filter((state) => state === 'open' || words[state])
  const asOpen = campStates.filter((state) => !own.includes(state))
  return own.map((state) => (
    <When key={state} states={state === 'open' ? [state, ...asOpen] : [state]} of={{ state: built }} as="span">
      <Text>{words[state] ?? words.open}</Text>
    </When>
  ))
}
