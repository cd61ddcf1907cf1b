import words from '#content/interface/form-school.json' with { type: 'json' }
import { labelled } from '#forms/engine/say.ts'
import { school } from '#forms/school.ts'
import { ChoiceField } from '#ui/Field/ChoiceField.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import type { FormProps } from '../form-props.ts'
import { useEnquiry } from '../use-enquiry.ts'

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
