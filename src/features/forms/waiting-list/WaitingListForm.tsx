import { useMemo } from 'react'
import * as words from '@/content/interface/form-waiting-list.json'
import { Field } from '@/ui/Field/Field'
import { SelectField } from '@/ui/Field/SelectField'
import { toChoices } from '../choices'
import { FormFrame } from '../FormFrame'
import { PhoneField } from '../fields'
import type { FormProps } from '../form-definition'
import { useEnquiry } from '../use-enquiry'
import { grades } from './answers'
import { type ListedCamp, listedCamp } from './listed-camp'
import styles from './WaitingListForm.module.css'
import { waitingListDefinition } from './waiting-list-definition'

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
