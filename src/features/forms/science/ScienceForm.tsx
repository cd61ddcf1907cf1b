import { useEffect } from 'react'
import camera from '#assets/icons/camera.svg?url'
import chip from '#assets/icons/chip.svg?url'
import code from '#assets/icons/code.svg?url'
import gamepad from '#assets/icons/gamepad.svg?url'
import vr from '#assets/icons/vr.svg?url'
import { listen, tell } from '#browser/form-events.ts'
import words from '#content/interface/form-science.json' with { type: 'json' }
import { ChoiceField } from '#ui/Field/ChoiceField.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { isAnswer, toChoices } from '../choices.ts'
import { FormFrame } from '../FormFrame.tsx'
import { EmailField, PhoneField } from '../fields.tsx'
import type { FormProps } from '../form-definition.ts'
import { useEnquiry } from '../use-enquiry.ts'
import { useValues } from '../use-values.ts'
import { interestAnswers, noteLines } from './answers.ts'
import styles from './ScienceForm.module.css'
import { scienceDefinition } from './science-definition.ts'
import { toggleLine } from './toggle-line.ts'

const drawings = { programming: code, ai: chip, gaming: gamepad, media: camera, vr }

export function ScienceForm(props: FormProps) {
  const form = useEnquiry(scienceDefinition, props)
  const { field, getValues, setValue, ready } = form
  const { interests, notes } = useValues(form, scienceDefinition.defaults)
  // As a text: the basket is counted aloud when it changes, not at every letter of the notes.
  const inBasket = [...interests, ...notedIn(notes)].join(' ')

  useEffect(
    () =>
      listen('win:toggle-interest', (programme) => {
        if (isAnswer(interestAnswers, programme)) setValue('interests', toggled(getValues('interests'), programme))
        if (isAnswer(noteLines, programme)) setValue('notes', toggleLine(getValues('notes'), noteLines[programme]))
      }),
    [getValues, setValue],
  )

  useEffect(() => {
    if (ready) tell('win:interests', inBasket.split(' '))
  }, [ready, inBasket])

  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('name')} autoComplete="name" half required />
      <Field {...field('position')} placeholder={words.positionPlaceholder} autoComplete="organization-title" half required />
      <Field {...field('organization')} placeholder={words.organizationPlaceholder} autoComplete="organization" required />
      <EmailField {...field('email')} half required />
      <PhoneField {...field('phone')} half required />
      <div className={styles.basket}>
        <ChoiceField {...field('interests')} choices={toChoices(interestAnswers, drawings)} type="checkbox" look="chips" />
      </div>
      <Field {...field('notes')} placeholder={words.notesPlaceholder} multiline />
    </FormFrame>
  )
}

/** The programmes whose lines are in the notes. */
function notedIn(notes: string): string[] {
  return Object.entries(noteLines).flatMap(([programme, line]) => (notes.includes(line) ? programme : []))
}

function toggled<Answer>(chosen: Answer[], answer: Answer): Answer[] {
  return chosen.includes(answer) ? chosen.filter((other) => other !== answer) : [...chosen, answer]
}
