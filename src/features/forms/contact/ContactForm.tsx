import { useCallback } from 'react'
import texts from '#content/interface/form-contact.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { contact } from '#forms/contact.ts'
import type { Topic } from '#schemas/topic.ts'
import { Field } from '#ui/Field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import type { FormProps } from '../form-props.ts'
import { TopicField } from '../topic/TopicField.tsx'
import { useTopics } from '../topic/use-topics.ts'
import { useEnquiry } from '../use-enquiry.ts'

interface Props extends FormProps {
  /** `light` if drawn as paper, which stays light in the dark theme. */
  scheme?: 'page' | 'light'
  /** The topics that a link from another page can preselect (`?topic=city`). */
  topics?: Topic[]
}

const none: Topic[] = []

export function ContactForm({ topics = none, ...props }: Props) {
  const form = useEnquiry(contact, props)
  const { input, getValues, setValue } = form
  const prefillMessage = useCallback(() => {
    if (!getValues('message')) setValue('message', shared.topicMessage)
  }, [getValues, setValue])
  useTopics(form, topics, prefillMessage)
  return (
    <FormFrame {...props} form={form} label={texts.form} submitLabel={texts.submit}>
      <TopicField form={form} topics={topics} whenAsked />
      <Field {...input('fullName')} half />
      <Field {...input('email')} half />
      <Field {...input('message')} rows={6} />
    </FormFrame>
  )
}
