import words from '#content/interface/form-waiting-list.json' with { type: 'json' }

/** The grades of the camps, by the specification; a test holds them to the camps of src/content. */
export const grades = {
  2: words.grade2,
  3: words.grade3,
  4: words.grade4,
  5: words.grade5,
  6: words.grade6,
  7: words.grade7,
  8: words.grade8,
}
