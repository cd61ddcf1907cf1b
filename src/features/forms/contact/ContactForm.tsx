import * as words from '@/content/interface/form-contact.json'
import { Field } from '@/ui/Field/Field'
import type { FormProps } from '../enquiry'
import { FormFrame } from '../FormFrame'
import { EmailField } from '../fields'
import { useEnquiry } from '../use-enquiry'
import { contactEnquiry } from './contact-enquiry'

export function ContactForm(props: FormProps) {
  const form = useEnquiry(contactEnquiry, props)
  const { field } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('fullName')} autoComplete="name" half required />
      <EmailField {...field('email')} half required />
      <Field {...field('message')} placeholder={words.messagePlaceholder} rows={6} multiline required />
    </FormFrame>
  )
}
