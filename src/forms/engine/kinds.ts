import words from '#content/interface/forms.json' with { type: 'json' }

/**
 * With the phone's keyboard of digits. One example for all forms: every rule takes a number of digits alone.
 * The hint is that of the wide rule; a form that asks for more says so itself.
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
