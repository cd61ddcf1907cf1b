import { useEffect } from 'react'
import { choosePositionEvent, onFormEvent } from '@/lib/form-events'
import { ChoiceField } from '@/ui/Field/ChoiceField'
import { Field } from '@/ui/Field/Field'
import { toChoices } from '../choices'
import type { FormProps } from '../enquiry'
import { FormFrame } from '../FormFrame'
import { EmailField, PhoneField } from '../fields'
import { useEnquiry } from '../use-enquiry'
import { jobEnquiry } from './job-enquiry'
import { englishLevels, placeholders, positions, vehicleAnswers, words } from './words'

export function JobForm(props: FormProps) {
  const form = useEnquiry(jobEnquiry, props)
  const { field, setValue } = form

  useEffect(
    () =>
      onFormEvent(choosePositionEvent, (position) => {
        if (position in positions) setValue('position', position, { shouldDirty: true })
      }),
    [setValue],
  )

  return (
    <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
      <Field {...field('fullName')} label={words.fullName} autoComplete="name" half required />
      <Field {...field('age')} label={words.age} inputMode="numeric" half required />
      <Field {...field('city')} label={words.city} autoComplete="address-level2" half required />
      <PhoneField {...field('phone')} label={words.phone} digitsOnly half required />
      <EmailField {...field('email')} label={words.email} required />
      <ChoiceField {...field('position')} label={words.position} choices={toChoices(positions)} required />
      <ChoiceField {...field('englishLevel')} label={words.englishLevel} choices={toChoices(englishLevels)} look="steps" required />
      <ChoiceField {...field('hasVehicle')} label={words.hasVehicle} choices={toChoices(vehicleAnswers)} half required />
      <Field {...field('education')} label={words.education} placeholder={placeholders.education} half required />
      <Field {...field('message')} label={words.message} placeholder={placeholders.message} multiline required />
      <Field {...field('availability')} label={words.availability} placeholder={placeholders.availability} half />
      <Field {...field('hourlyRate')} label={words.hourlyRate} placeholder={placeholders.hourlyRate} half />
      <Field {...field('teachingExperience')} label={words.teachingExperience} placeholder={placeholders.teachingExperience} half />
      <Field {...field('techBackground')} label={words.techBackground} placeholder={placeholders.techBackground} half />
      <Field {...field('teachingSkills')} label={words.teachingSkills} placeholder={placeholders.teachingSkills} />
      <Field {...field('additionalInfo')} label={words.additionalInfo} placeholder={placeholders.additionalInfo} />
    </FormFrame>
  )
}
