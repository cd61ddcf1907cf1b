import { useEffect } from 'react'
import { onFormEvent, toggleInterestEvent } from '@/lib/form-events'
import { ChoiceField } from '@/ui/Field/ChoiceField'
import { Field } from '@/ui/Field/Field'
import { toChoices } from '../choices'
import type { FormProps } from '../enquiry'
import { FormFrame } from '../FormFrame'
import { EmailField, PhoneField } from '../fields'
import { useEnquiry } from '../use-enquiry'
import { scienceEnquiry } from './science-enquiry'
import { interests, words } from './words'

export function ScienceForm(props: FormProps) {
  const form = useEnquiry(scienceEnquiry, props)
  const { field, getValues, setValue } = form

  useEffect(
    () =>
      onFormEvent(toggleInterestEvent, (interest) => {
        if (!(interest in interests)) return
        const chosen = getValues('interests')
        const changed = chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest]
        setValue('interests', changed, { shouldDirty: true })
      }),
    [getValues, setValue],
  )

  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('name')} label={words.name} autoComplete="name" half required />
      <Field
        {...field('position')}
        label={words.position}
        placeholder={words.positionPlaceholder}
        autoComplete="organization-title"
        half
        required
      />
      <Field
        {...field('organization')}
        label={words.organization}
        placeholder={words.organizationPlaceholder}
        autoComplete="organization"
        required
      />
      <EmailField {...field('email')} label={words.email} half required />
      <PhoneField {...field('phone')} label={words.phone} half required />
      <ChoiceField {...field('interests')} label={words.interests} choices={toChoices(interests)} type="checkbox" look="chips" />
      <Field {...field('notes')} label={words.notes} placeholder={words.notesPlaceholder} multiline />
    </FormFrame>
  )
}
