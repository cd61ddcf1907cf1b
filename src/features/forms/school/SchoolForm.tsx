import * as words from '@/content/interface/form-school.json'
import { labelled } from '@/forms/engine/say'
import { school } from '@/forms/school'
import { ChoiceField } from '@/ui/Field/ChoiceField'
import { Field } from '@/ui/Field/Field'
import { FormFrame } from '../FormFrame'
import type { FormProps } from '../form-props'
import { useEnquiry } from '../use-enquiry'

interface Props extends FormProps {
  /** What the page's enquiries are about, where that is one thing. */
  topic?: string | undefined
}

export function SchoolForm({ topic = '', ...props }: Props) {
  const form = useEnquiry(school, props, topic)
  const { input, choice } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit} topic={labelled(school.fields.topic.label, topic)}>
      <Field {...input('schoolName')} />
      <ChoiceField {...choice('ageGroup')} />
      <Field {...input('phone')} half />
      <Field {...input('email')} half />
      <Field {...input('notes')} />
    </FormFrame>
  )
}
