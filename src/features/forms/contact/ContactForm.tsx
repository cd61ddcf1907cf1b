import words from '#content/interface/form-contact.json' with { type: 'json' }
import { contact } from '#forms/contact.ts'
import { Field } from '#ui/Field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import type { FormProps } from '../form-props.ts'
import { useEnquiry } from '../use-enquiry.ts'

interface Props extends FormProps {
  /** On paper that stays bright at night. */
  scheme?: 'page' | 'light'
}

export function ContactForm(props: Props) {
  const form = useEnquiry(contact, props)
  const { input } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...input('fullName')} half />
      <Field {...input('email')} half />
      <Field {...input('message')} rows={6} />
    </FormFrame>
  )
}
