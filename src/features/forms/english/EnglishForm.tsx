import { Field } from '@/ui/Field/Field'
import type { FormProps } from '../enquiry'
import { FormFrame } from '../FormFrame'
import { EmailField, PhoneField } from '../fields'
import { useEnquiry } from '../use-enquiry'
import { englishEnquiry } from './english-enquiry'
import { words } from './words'

export function EnglishForm(props: FormProps) {
  const form = useEnquiry(englishEnquiry, props)
  const { field } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('managerName')} label={words.managerName} placeholder={words.namePlaceholder} autoComplete="name" half required />
      <Field {...field('schoolName')} label={words.schoolName} autoComplete="organization" half required />
      <PhoneField {...field('phone')} label={words.phone} digitsOnly half required />
      <EmailField {...field('email')} label={words.email} half required />
      <Field {...field('notes')} label={words.notes} placeholder={words.notesPlaceholder} multiline />
    </FormFrame>
  )
}
