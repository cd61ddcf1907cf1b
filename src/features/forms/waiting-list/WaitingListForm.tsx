import { useEffect, useState } from 'react'
import { hasJoined, joinList } from '#browser/joined-lists.ts'
import texts from '#content/interface/form-waiting-list.json' with { type: 'json' }
import { labelled } from '#forms/engine/field-text.ts'
import { waitingList } from '#forms/waiting-list.ts'
import { Field } from '#ui/Field/Field.tsx'
import { SelectField } from '#ui/Field/SelectField.tsx'
import { LineIcon } from '#ui/LineIcon/LineIcon.tsx'
import { FormFrame } from '../FormFrame.tsx'
import type { FormProps } from '../form-props.ts'
import ticket from '../SentReceipt.module.css'
import { useEnquiry } from '../use-enquiry.ts'
import { type ListedCamp, listEnd, listedCamp } from './listed-camp.ts'
import styles from './WaitingListForm.module.css'

interface Props extends FormProps {
  /** The list is for the first of these that has a waiting list today, or else for whichever camp comes next. */
  camps?: ListedCamp[]
}

export function WaitingListForm({ camps = [], ...props }: Props) {
  const list = listedCamp(camps)?.title ?? texts.nextCamp
  const form = useEnquiry(waitingList, props, list)
  const isOnList = useJoined(form.defaults.topic, camps, form.receipt !== undefined)
  const { input, choice } = form
  return (
    <FormFrame
      {...props}
      form={form}
      label={texts.form}
      submitLabel={texts.submit}
      joinedNotice={isOnList && <OnList list={form.defaults.topic} />}
      repeatNotice={texts.again}
    >
      <Field {...input('parentName')} half />
      <Field {...input('phone')} half />
      <div className={styles.pair}>
        <SelectField {...choice('grade')} placeholder={texts.gradeChoose} />
        <Field {...input('city')} />
      </div>
    </FormFrame>
  )
}

/** True if the list was joined on this device. Sending the form joins it. */
function useJoined(list: string, camps: ListedCamp[], isSent: boolean): boolean {
  const [isOnList, setOnList] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camps of a page do not change.
  useEffect(() => {
    if (isSent) joinList(list, listEnd(camps))
    setOnList(hasJoined(list))
  }, [list, isSent])
  return isOnList
}

function OnList({ list }: { list: string }) {
  return (
    <div className={ticket.ticket}>
      <div className={ticket.stub}>
        <LineIcon name="check" />
        <h3>{texts.sentTitle}</h3>
      </div>
      <div className={ticket.body}>
        <p className={ticket.topic}>{labelled(texts.topic, list)}</p>
      </div>
    </div>
  )
}
