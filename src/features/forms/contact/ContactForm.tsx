import words from '#content/interface/form-contact.json' with { type: 'json' }
import { Field } from '#ui/Field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import { EmailField } from '../fields.tsx'
import type { FormProps } from '../form-definition.ts'
import { useEnquiry } from '../use-enquiry.ts'
import { contactDefinition } from './contact-definition.ts'

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
