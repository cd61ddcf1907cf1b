import * as words from '@/content/interface/form-contact.json'
import { contact } from '@/forms/contact'
import { Field } from '@/ui/Field/Field'
import { FormFrame } from '../FormFrame'
import type { FormProps } from '../form-props'
import { useEnquiry } from '../use-enquiry'

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
