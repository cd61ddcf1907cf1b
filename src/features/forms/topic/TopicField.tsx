import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import texts from '#content/interface/forms.json' with { type: 'json' }
import { withColon } from '#forms/engine/field-text.ts'
import type { Topic } from '#schemas/topic.ts'
import styles from './TopicField.module.css'

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values> & { formId: string; defaults: { topic: string } }
  topics: Topic[]
  /** Shows the field only if the address has a topic (layouts/before-paint): the form itself asks for none. */
  whenAsked?: boolean
}

/** The topic of the enquiry: preselected, and the visitor can change or remove it. */
export function TopicField<Values extends FieldValues & { topic: string }>({ form, topics, whenAsked = false }: Props<Values>) {
  const id = `${form.formId}-topic`
  if (topics.length === 0) return null
  return (
    <div className={styles.topic} data-when-asked={whenAsked || undefined}>
      <label htmlFor={id}>{withColon(texts.topic)}</label>
      <select id={id} {...form.register('topic' as Path<Values>)} defaultValue={form.defaults.topic}>
        {topics.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
        <option value="">{texts.topicNone}</option>
      </select>
      {whenAsked && <p>{texts.topicPhone}</p>}
    </div>
  )
}
