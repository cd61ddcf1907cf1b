import type { z } from 'astro/zod'
import { type CampState, campStates } from '#features/camps/state/camp-state.ts'
import { When } from '#features/camps/state/When.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { byState } from './by-state.ts'

interface Props {
  words: z.output<ReturnType<typeof byState>>
  of: { state: CampState }
}

/** The words that are true of the camp on the day the page is read. */
export function StateWords({ words, of }: Props) {
  const own = campStates.filter((state) => state === 'open' || words[state])
  const asOpen = campStates.filter((state) => !own.includes(state))
  return own.map((state) => (
    <When key={state} states={state === 'open' ? [state, ...asOpen] : [state]} of={of} as="span">
      <Text>{words[state] ?? words.open}</Text>
    </When>
  ))
}
