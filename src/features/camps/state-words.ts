import * as words from '@/content/interface/camps.json'
import { interpolate } from '@/lib/interpolate'
import type { CampState } from './camp-state'

export interface StateWords {
  /** On the chip beside the camp's title. */
  chip: string
  /** On the button that opens the chat. */
  label: string
  message: string
}

/** What a camp says of itself before, during and after. */
export function stateWords(title: string, signUpMessage: string): Record<CampState, StateWords> {
  return {
    before: { chip: words.beforeChip, label: words.beforeChat, message: signUpMessage },
    during: { chip: words.duringChip, label: words.duringChat, message: interpolate(words.duringMessage, { title }) },
    after: { chip: words.afterChip, label: words.afterChat, message: interpolate(words.afterMessage, { title }) },
  }
}
