import words from '#content/interface/form-job.json' with { type: 'json' }
import type { Position } from '#schemas/job.ts'

export const positions: Record<Position, string> = {
  programming: words.positionProgramming,
  english: words.positionEnglish,
  digital: words.positionDigital,
}

/** From the lowest step to the highest. */
export const englishLevels = {
  basic: words.englishLevelBasic,
  good: words.englishLevelGood,
  fluent: words.englishLevelFluent,
  native: words.englishLevelNative,
}

export const vehicleAnswers = {
  yes: words.vehicleYes,
  no: words.vehicleNo,
}
