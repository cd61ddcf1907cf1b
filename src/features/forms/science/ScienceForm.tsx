import { useEffect } from 'react'
import camera from '@/assets/icons/camera.svg?url'
import chip from '@/assets/icons/chip.svg?url'
import code from '@/assets/icons/code.svg?url'
import gamepad from '@/assets/icons/gamepad.svg?url'
import vr from '@/assets/icons/vr.svg?url'
import { listen, tell } from '@/browser/form-events'
import * as words from '@/content/interface/form-science.json'
import { ChoiceField } from '@/ui/Field/ChoiceField'
import { Field } from '@/ui/Field/Field'
import { isAnswer, toChoices } from '../choices'
import { FormFrame } from '../FormFrame'
import { EmailField, PhoneField } from '../fields'
import type { FormProps } from '../form-definition'
import { useEnquiry } from '../use-enquiry'
import { useValues } from '../use-values'
import { interestAnswers } from './answers'
import { scienceDefinition } from './science-definition'

const drawings = { programming: code, ai: chip, gaming: gamepad, media: camera, vr }

export function ScienceForm(props: FormProps) {
  const form = useEnquiry(scienceDefinition, props)
  const { field, getValues, setValue, ready } = form
  const { interests: chosen } = useValues(form, scienceDefinition.defaults)

  useEffect(
    () =>
      listen('win:toggle-interest', (interest) => {
        if (!isAnswer(interestAnswers, interest)) return
        const before = getValues('interests')
        setValue('interests', before.includes(interest) ? before.filter((other) => other !== interest) : [...before, interest])
      }),
    [getValues, setValue],
  )

  useEffect(() => {
    if (ready) tell('win:interests', chosen)
  }, [ready, chosen])

  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('name')} autoComplete="name" half required />
      <Field {...field('position')} placeholder={words.positionPlaceholder} autoComplete="organization-title" half required />
      <Field {...field('organization')} placeholder={words.organizationPlaceholder} autoComplete="organization" required />
      <EmailField {...field('email')} half required />
      <PhoneField {...field('phone')} half required />
      <ChoiceField {...field('interests')} choices={toChoices(interestAnswers, drawings)} type="checkbox" look="chips" />
      <Field {...field('notes')} placeholder={words.notesPlaceholder} multiline />
    </FormFrame>
  )
}
