import words from '#content/interface/form-school.json' with { type: 'json' }

export const ageGroups = {
  primary: words.ageGroupPrimary,
  middle: words.ageGroupMiddle,
  high: words.ageGroupHigh,
}
