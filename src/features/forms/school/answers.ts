import * as words from '@/content/interface/form-school.json'

export const ageGroups = {
  primary: words.ageGroupPrimary,
  middle: words.ageGroupMiddle,
  high: words.ageGroupHigh,
}
