import * as words from '@/content/interface/form-school.json'

export const ageGroups: Record<string, string> = {
  primary: words.ageGroupPrimary,
  middle: words.ageGroupMiddle,
  high: words.ageGroupHigh,
}
