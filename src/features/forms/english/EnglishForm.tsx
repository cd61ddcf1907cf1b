import * as words from '@/content/interface/form-english.json'
import { english } from '@/forms/english'
import { Field } from '@/ui/Field/Field'
import { FormFrame } from '../FormFrame'
import type { FormProps } from '../form-props'
import { useEnquiry } from '../use-enquiry'

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
