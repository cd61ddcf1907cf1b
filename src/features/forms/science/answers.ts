import words from '#content/interface/form-science.json' with { type: 'json' }
import type { Extra, Interest } from '#schemas/interest.ts'

export const interestAnswers: Record<Interest, string> = {
  programming: words.interestProgramming,
  ai: words.interestAi,
  gaming: words.interestGaming,
  media: words.interestMedia,
  vr: words.interestVr,
}

export const extraAnswers: Record<Extra, string> = {
  aviation: words.extraAviation,
}
