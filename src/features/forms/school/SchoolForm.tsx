import { useMemo } from 'react'
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

interface Props extends FormProps {
  /** What the page's enquiries are about, where that is one thing. */
  topic?: string | undefined
}

export function SchoolForm({ topic, ...props }: Props) {
  const definition = useMemo(() => schoolDefinition(topic), [topic])
  const form = useEnquiry(definition, props)
  const { field } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit} topic={definition.topic}>
      <Field {...field('schoolName')} autoComplete="organization" required />
      <ChoiceField {...field('ageGroup')} choices={toChoices(ageGroups)} required />
      <PhoneField {...field('phone')} half required />
      <EmailField {...field('email')} half required />
      <Field {...field('notes')} multiline />
    </FormFrame>
  )
}
