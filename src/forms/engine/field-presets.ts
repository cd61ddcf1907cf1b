import texts from '#content/interface/forms.json' with { type: 'json' }

/**
 * Shows the numeric keypad on phones. All forms share the example, because every rule accepts a number of digits only.
 * The hint matches the lenient rule; a form with a stricter rule has its own hint.
 */
export const phone = {
  kind: 'phone',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  placeholder: texts.phoneExample,
  hint: texts.phoneHint,
} as const

/** The example is the address of a school; a form for private persons has its own. */
export const email = {
  kind: 'email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  placeholder: texts.emailExample,
  hint: texts.emailHint,
} as const
