import words from '#content/interface/form-science.json' with { type: 'json' }
import type { Interest, Noted } from '#schemas/interest.ts'

export const interestAnswers: Record<Interest, string> = {
  programming: words.interestProgramming,
  ai: words.interestAi,
  gaming: words.interestGaming,
  media: words.interestMedia,
  vr: words.interestVr,
}

/** What the cards of the other programmes write into the notes. */
export const noteLines: Record<Noted, string> = {
  aviation: words.noteAviation,
}
