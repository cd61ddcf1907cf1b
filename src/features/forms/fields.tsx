import words from '#content/interface/forms.json' with { type: 'json' }
import { Field, type FieldProps } from '#ui/Field/Field.tsx'

/**
 * With the phone's keyboard of digits, typed from left to right. One example for all forms: every rule takes a number of digits alone.
 * The hint is that of the wide rule; a form that asks for more says so itself.
 */
export function PhoneField(props: FieldProps) {
  return <Field type="tel" inputMode="tel" autoComplete="tel" placeholder={words.phoneExample} hint={words.phoneHint} {...props} />
}

interface EmailProps extends FieldProps {
  /** Asked of anyone, not of a school: the example is nobody's office. */
  personal?: boolean
}

export function EmailField({ personal = false, ...props }: EmailProps) {
  const example = personal ? words.personalEmailExample : words.emailExample
  return <Field type="email" inputMode="email" autoComplete="email" placeholder={example} hint={words.emailHint} {...props} />
}
