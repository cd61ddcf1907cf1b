import { useMemo } from 'react'
import words from '#content/interface/form-school.json' with { type: 'json' }
import { ChoiceField } from '#ui/Field/ChoiceField.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { toChoices } from '../choices.ts'
import { FormFrame } from '../FormFrame.tsx'
import { EmailField, PhoneField } from '../fields.tsx'
import type { FormProps } from '../form-definition.ts'
import { useEnquiry } from '../use-enquiry.ts'
import { ageGroups } from './answers.ts'
import { schoolDefinition } from './school-definition.ts'

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
