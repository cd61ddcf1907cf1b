import { Field, type FieldProps } from '@/ui/Field/Field'

const examples = { phone: '050-0000000', digits: '0500000000', email: 'name@school.org.il' }

/** With the phone's keyboard of digits, typed from left to right. */
export function PhoneField({ digitsOnly = false, ...rest }: FieldProps & { digitsOnly?: boolean }) {
  return <Field type="tel" inputMode="tel" autoComplete="tel" placeholder={digitsOnly ? examples.digits : examples.phone} {...rest} />
}

export function EmailField(props: FieldProps) {
  return <Field type="email" inputMode="email" autoComplete="email" placeholder={examples.email} {...props} />
}
