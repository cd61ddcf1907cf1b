import * as words from '@/content/interface/forms.json'
import { Field, type FieldProps } from '@/ui/Field/Field'

/** With the phone's keyboard of digits, typed from left to right. */
export function PhoneField({ digitsOnly = false, ...rest }: FieldProps & { digitsOnly?: boolean }) {
  return (
    <Field
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={digitsOnly ? words.phoneDigitsExample : words.phoneExample}
      {...rest}
    />
  )
}

export function EmailField(props: FieldProps) {
  return <Field type="email" inputMode="email" autoComplete="email" placeholder={words.emailExample} {...props} />
}
