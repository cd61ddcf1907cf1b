import * as words from '@/content/interface/form-english.json'
import { Field } from '@/ui/Field/Field'
import { FormFrame } from '../FormFrame'
import { EmailField, PhoneField } from '../fields'
import type { FormProps } from '../form-definition'
import { useEnquiry } from '../use-enquiry'
import { englishDefinition } from './english-definition'

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
