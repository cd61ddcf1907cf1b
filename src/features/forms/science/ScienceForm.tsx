import { useEffect } from 'react'
import camera from '#assets/icons/camera.svg?url'
import chip from '#assets/icons/chip.svg?url'
import code from '#assets/icons/code.svg?url'
import gamepad from '#assets/icons/gamepad.svg?url'
import vr from '#assets/icons/vr.svg?url'
import { emit, subscribe } from '#browser/form-events.ts'
import texts from '#content/interface/form-science.json' with { type: 'json' }
import { isAnswer } from '#forms/engine/answers.ts'
import { interests as answers, programmeNotes, science } from '#forms/science.ts'
import { ChoiceField } from '#ui/Field/ChoiceField.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import type { FormProps } from '../form-props.ts'
import { useEnquiry } from '../use-enquiry.ts'
import { useValues } from '../use-values.ts'
import styles from './ScienceForm.module.css'
import { toggleLine } from './toggle-line.ts'

const drawings = { programming: code, ai: chip, gaming: gamepad, media: camera, vr }

export function ScienceForm(props: FormProps) {
  const form = useEnquiry(science, props)
  const { input, choice, getValues, setValue, ready } = form
  const { interests, notes } = useValues(form)
  // A string, so that the effect below runs only when the basket changes, not on every keystroke in the notes.
  const inBasket = [...interests, ...programmesIn(notes)].join(' ')

  useEffect(
    () =>
      subscribe('win:toggle-interest', (programme) => {
        if (isAnswer(answers, programme)) setValue('interests', toggled(getValues('interests'), programme))
        if (isAnswer(programmeNotes, programme)) setValue('notes', toggleLine(getValues('notes'), programmeNotes[programme]))
      }),
    [getValues, setValue],
  )

  useEffect(() => {
    if (ready) emit('win:interests', inBasket.split(' '))
  }, [ready, inBasket])

  return (
    <FormFrame {...props} form={form} label={texts.form} submitLabel={texts.submit}>
      <Field {...input('name')} half />
      <Field {...input('position')} half />
      <Field {...input('organization')} />
      <Field {...input('email')} half />
      <Field {...input('phone')} half />
      <div className={styles.basket}>
        <ChoiceField {...choice('interests', drawings)} type="checkbox" look="chips" />
      </div>
      <Field {...input('notes')} />
    </FormFrame>
  )
}

/** The programmes whose lines are in the notes. */
function programmesIn(notes: string): string[] {
  return Object.entries(programmeNotes).flatMap(([programme, line]) => (notes.includes(line) ? programme : []))
}

function toggled<Answer>(chosen: Answer[], answer: Answer): Answer[] {
  return chosen.includes(answer) ? chosen.filter((other) => other !== answer) : [...chosen, answer]
}
