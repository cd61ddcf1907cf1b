import * as words from '@/content/interface/form-contact.json'
import { Field } from '@/ui/Field/Field'
import { FormFrame } from '../FormFrame'
import { EmailField } from '../fields'
import type { FormProps } from '../form-definition'
import { useEnquiry } from '../use-enquiry'
import { contactDefinition } from './contact-definition'

interface Props extends FormProps {
  /** On paper that stays bright at night. */
  scheme?: 'page' | 'light'
}

export function ContactForm(props: Props) {
  const form = useEnquiry(contactDefinition, props)
  const { field } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('fullName')} autoComplete="name" half required />
      <EmailField {...field('email')} personal half required />
      <Field {...field('message')} placeholder={words.messagePlaceholder} rows={6} multiline required />
    </FormFrame>
  )
}
