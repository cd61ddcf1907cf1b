import words from '#content/interface/form-english.json' with { type: 'json' }
import { english } from '#forms/english.ts'
import { Field } from '#ui/Field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import type { FormProps } from '../form-props.ts'
import { useEnquiry } from '../use-enquiry.ts'

export function EnglishForm(props: FormProps) {
  const form = useEnquiry(english, props)
  const { input } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...input('managerName')} half />
      <Field {...input('schoolName')} half />
      <Field {...input('phone')} half />
      <Field {...input('email')} half />
      <Field {...input('notes')} />
    </FormFrame>
  )
}
