import * as words from '@/content/interface/form-english.json'
import { Field } from '@/ui/Field/Field'
import type { FormProps } from '../enquiry'
import { FormFrame } from '../FormFrame'
import { EmailField, PhoneField } from '../fields'
import { useEnquiry } from '../use-enquiry'
import { englishEnquiry } from './english-enquiry'

export function EnglishForm(props: FormProps) {
  const form = useEnquiry(englishEnquiry, props)
  const { field } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('managerName')} placeholder={words.managerNamePlaceholder} autoComplete="name" half required />
      <Field {...field('schoolName')} autoComplete="organization" half required />
      <PhoneField {...field('phone')} digitsOnly half required />
      <EmailField {...field('email')} half required />
      <Field {...field('notes')} placeholder={words.notesPlaceholder} multiline />
    </FormFrame>
  )
}
