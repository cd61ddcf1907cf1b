import texts from '#content/interface/form-english.json' with { type: 'json' }
import { english } from '#forms/english.ts'
import type { Topic } from '#schemas/topic.ts'
import { Field } from '#ui/Field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import type { FormProps } from '../form-props.ts'
import { TopicField } from '../topic/TopicField.tsx'
import { useTopics } from '../topic/use-topics.ts'
import { useEnquiry } from '../use-enquiry.ts'

interface Props extends FormProps {
  /** The topics that the page offers; the first one is preselected. */
  topics?: Topic[]
}

const none: Topic[] = []

export function EnglishForm({ topics = none, ...props }: Props) {
  const form = useEnquiry(english, props, topics[0]?.label)
  const { input } = form
  useTopics(form, topics)
  return (
    <FormFrame {...props} form={form} label={texts.form} submitLabel={texts.submit}>
      <TopicField form={form} topics={topics} />
      <Field {...input('managerName')} half />
      <Field {...input('schoolName')} half />
      <Field {...input('phone')} half />
      <Field {...input('email')} half />
      <Field {...input('notes')} />
    </FormFrame>
  )
}
