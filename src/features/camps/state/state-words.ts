import texts from '#content/interface/camps.json' with { type: 'json' }
import type { CampState } from '#lib/camps/camp-state.ts'
import { formatDay } from '#lib/days/format-days.ts'
import { interpolate } from '#lib/text/interpolate.ts'

interface Camp {
  title: string
  registrationOpens?: string | undefined
  places?: 'few' | 'full' | number | undefined
}

/** Text of the chip beside a camp's title, by state. */
export function stateChips({ registrationOpens, places }: Camp): Record<CampState, string> {
  return {
    planned: registrationOpens ? interpolate(texts.opensChip, { day: formatDay(registrationOpens) }) : texts.plannedChip,
    open: texts.openChip,
    few: typeof places === 'number' ? placesLeft(places) : texts.fewChip,
    full: texts.fullChip,
    running: texts.runningChip,
    ended: texts.endedChip,
  }
}

function placesLeft(places: number): string {
  return places === 1 ? texts.onePlaceChip : interpolate(texts.placesChip, { n: places })
}

/** Prefilled chat message in the states that have a chat: to sign up, to ask, or to hear about the next camp. */
export function stateMessages({ title }: Camp, signUpMessage: string) {
  const signUp = signUpMessage || interpolate(texts.signUpMessage, { title })
  return {
    open: signUp,
    few: signUp,
    running: interpolate(texts.runningMessage, { title }),
    ended: interpolate(texts.endedMessage, { title }),
  }
}
