import words from '#content/interface/forms.json' with { type: 'json' }

/** Which form says what; word for word from the specification (section 8). */
export const schoolAndScienceToasts = { sent: words.schoolAndScienceSent, failed: words.schoolAndScienceFailed }

export const englishToasts = { sent: words.englishSent, failed: words.failed }

export const generalToasts = { sent: words.contactAndJobSent, failed: words.failed }
