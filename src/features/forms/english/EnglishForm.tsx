import words from '#content/interface/form-english.json' with { type: 'json' }
import { Field } from '#ui/Field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import { EmailField, PhoneField } from '../fields.tsx'
import type { FormProps } from '../form-definition.ts'
import { useEnquiry } from '../use-enquiry.ts'
import { englishDefinition } from './english-definition.ts'

export function EnglishForm(props: FormProps) {
  const form = useEnquiry(englishDefinition, props)
  const { field } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('managerName')} placeholder={words.managerNamePlaceholder} autoComplete="name" half required />
      <Field {...field('schoolName')} autoComplete="organization" half required />
      <PhoneField {...field('phone')} hint={words.phoneHint} half required />
      <EmailField {...field('email')} half required />
      <Field {...field('notes')} placeholder={words.notesPlaceholder} multiline />
    </FormFrame>
  )
}
