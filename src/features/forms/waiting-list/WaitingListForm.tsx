import { useMemo } from 'react'
import words from '#content/interface/form-waiting-list.json' with { type: 'json' }
import { Field } from '#ui/Field/Field.tsx'
import { SelectField } from '#ui/Field/SelectField.tsx'
import { toChoices } from '../choices.ts'
import { FormFrame } from '../FormFrame.tsx'
import { PhoneField } from '../fields.tsx'
import type { FormProps } from '../form-definition.ts'
import { useEnquiry } from '../use-enquiry.ts'
import { grades } from './answers.ts'
import { type ListedCamp, listedCamp } from './listed-camp.ts'
import styles from './WaitingListForm.module.css'
import { waitingListDefinition } from './waiting-list-definition.ts'

interface Props extends FormProps {
  /** The list is for the first of these that can be waited for today, or for whichever camp comes next. */
  camps?: ListedCamp[]
}

const none: ListedCamp[] = []

export function WaitingListForm({ camps = none, ...props }: Props) {
  const definition = useMemo(() => waitingListDefinition(listedCamp(camps)), [camps])
  const form = useEnquiry(definition, props)
  const { field } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit} needsAll scheme="light">
      <Field {...field('parentName')} autoComplete="name" half required />
      <PhoneField {...field('phone')} hint={words.phoneHint} half required />
      <div className={styles.pair}>
        <SelectField {...field('grade')} choices={toChoices(grades)} placeholder={words.gradeChoose} required />
        <Field {...field('city')} autoComplete="address-level2" required />
      </div>
    </FormFrame>
  )
}
