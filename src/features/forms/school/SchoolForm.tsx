import { ChoiceField } from '@/ui/Field/ChoiceField'
import { Field } from '@/ui/Field/Field'
import { toChoices } from '../choices'
import type { FormProps } from '../enquiry'
import { FormFrame } from '../FormFrame'
import { EmailField, PhoneField } from '../fields'
import { useEnquiry } from '../use-enquiry'
import { schoolEnquiry } from './school-enquiry'
import { ageGroups, words } from './words'

export function SchoolForm(props: FormProps) {
  const form = useEnquiry(schoolEnquiry, props)
  const { field } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('schoolName')} label={words.schoolName} autoComplete="organization" required />
      <ChoiceField {...field('ageGroup')} label={words.ageGroup} choices={toChoices(ageGroups)} required />
      <PhoneField {...field('phone')} label={words.phone} half required />
      <EmailField {...field('email')} label={words.email} half required />
      <Field {...field('notes')} label={words.notes} multiline />
    </FormFrame>
  )
}
