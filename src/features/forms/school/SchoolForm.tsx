import * as words from '@/content/interface/form-school.json'
import { ChoiceField } from '@/ui/Field/ChoiceField'
import { Field } from '@/ui/Field/Field'
import { toChoices } from '../choices'
import { FormFrame } from '../FormFrame'
import { EmailField, PhoneField } from '../fields'
import type { FormProps } from '../form-definition'
import { useEnquiry } from '../use-enquiry'
import { ageGroups } from './answers'
import { schoolDefinition } from './school-definition'

export function SchoolForm(props: FormProps) {
  const form = useEnquiry(schoolDefinition, props)
  const { field } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('schoolName')} autoComplete="organization" required />
      <ChoiceField {...field('ageGroup')} choices={toChoices(ageGroups)} required />
      <PhoneField {...field('phone')} half required />
      <EmailField {...field('email')} half required />
      <Field {...field('notes')} multiline />
    </FormFrame>
  )
}
