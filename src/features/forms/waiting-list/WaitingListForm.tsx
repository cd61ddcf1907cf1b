import words from '#content/interface/form-waiting-list.json' with { type: 'json' }
import { waitingList } from '#forms/waiting-list.ts'
import { Field } from '#ui/Field/Field.tsx'
import { SelectField } from '#ui/Field/SelectField.tsx'
import { FormFrame } from '../FormFrame.tsx'
import type { FormProps } from '../form-props.ts'
import { useEnquiry } from '../use-enquiry.ts'
import { type ListedCamp, listedCamp } from './listed-camp.ts'
import styles from './WaitingListForm.module.css'

interface Props extends FormProps {
  /** The list is for the first of these that can be waited for today, or for whichever camp comes next. */
  camps?: ListedCamp[]
}

export function WaitingListForm({ camps = [], ...props }: Props) {
  const form = useEnquiry(waitingList, props, listedCamp(camps) ?? words.nextCamp)
  const { input, choice } = form
  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit} needsAll scheme="light">
      <Field {...input('parentName')} half />
      <Field {...input('phone')} half />
      <div className={styles.pair}>
        <SelectField {...choice('grade')} placeholder={words.gradeChoose} />
        <Field {...input('city')} />
      </div>
    </FormFrame>
  )
}
