import words from '#content/interface/forms.json' with { type: 'json' }

/**
 * With the phone's keyboard of digits. One example for all forms: every rule takes a number of digits alone.
 * The hint matches the wide rule; a form with a stricter rule has its own hint.
 */
export const phone = {
  kind: 'phone',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  placeholder: words.phoneExample,
  hint: words.phoneHint,
} as const

/** The example is a school's; where anyone is asked, the form has another. */
export const email = {
  kind: 'email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  placeholder: words.emailExample,
  hint: words.emailHint,
} as const
