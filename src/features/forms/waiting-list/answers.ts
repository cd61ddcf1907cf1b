import words from '#content/interface/form-waiting-list.json' with { type: 'json' }

/** The grades of Israel's schools. */
export const grades = {
  1: words.grade1,
  2: words.grade2,
  3: words.grade3,
  4: words.grade4,
  5: words.grade5,
  6: words.grade6,
  7: words.grade7,
  8: words.grade8,
  9: words.grade9,
  10: words.grade10,
  11: words.grade11,
  12: words.grade12,
}
