import { useCallback } from 'react'
import texts from '#content/interface/form-school.json' with { type: 'json' }
import { isAnswer } from '#forms/engine/answers.ts'
import { ageGroups, school } from '#forms/school.ts'
import type { Topic } from '#schemas/topic.ts'
import { ChoiceField } from '#ui/Field/ChoiceField.tsx'
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

export function SchoolForm({ topics = none, ...props }: Props) {
  const form = useEnquiry(school, props, topics[0]?.label)
  const { input, choice, setValue } = form
  const chooseLevel = useCallback(
    (topic: string) => {
      // The topics for the three levels have the ids of the age groups.
      if (isAnswer(ageGroups, topic)) setValue('ageGroup', topic)
    },
    [setValue],
  )
  const known = useTopics(form, topics, chooseLevel)
  return (
    <FormFrame {...props} form={form} label={texts.form} submitLabel={texts.submit}>
      <TopicField form={form} topics={known} />
      <Field {...input('schoolName')} />
      <ChoiceField {...choice('ageGroup')} />
      <Field {...input('phone')} half />
      <Field {...input('email')} half />
      <Field {...input('notes')} />
    </FormFrame>
  )
}
