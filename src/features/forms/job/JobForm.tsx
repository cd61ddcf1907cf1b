import { useEffect } from 'react'
import code from '@/assets/icons/code.svg?url'
import keyboard from '@/assets/icons/keyboard.svg?url'
import letters from '@/assets/icons/letters.svg?url'
import { listen } from '@/lib/form-events'
import { ChoiceField } from '@/ui/Field/ChoiceField'
import { Field } from '@/ui/Field/Field'
import { toChoices } from '../choices'
import type { FormProps } from '../enquiry'
import { FormFrame } from '../FormFrame'
import { EmailField, PhoneField } from '../fields'
import { useEnquiry } from '../use-enquiry'
import { useValues } from '../use-values'
import { FormPart } from './FormPart'
import styles from './JobForm.module.css'
import { jobEnquiry } from './job-enquiry'
import { ResumeField } from './ResumeField'
import { blocksOf } from './required-fields'
import { Wall } from './Wall'
import { englishLevels, placeholders, positions, vehicleAnswers, words } from './words'

const drawings = { programming: code, english: letters, digital: keyboard }

export function JobForm(props: FormProps) {
  const form = useEnquiry(jobEnquiry, props)
  const { field, setValue } = form
  const values = useValues(form)
  const { isSubmitted } = form.formState

  useEffect(
    () =>
      listen('win:choose-position', (position) => {
        if (Object.hasOwn(positions, position)) setValue('position', position, { shouldValidate: isSubmitted })
      }),
    [setValue, isSubmitted],
  )

  return (
    <>
      <div className={styles.wall}>
        <Wall values={values} />
      </div>
      <div className={styles.form}>
        <FormFrame {...props} form={form} label={words.form} submitLabel={words.submit}>
          <FormPart id="job-who" sign="1" title={words.who} blocks={blocksOf('who', values)}>
            <Field {...field('fullName')} label={words.fullName} autoComplete="name" half required />
            <Field {...field('age')} label={words.age} inputMode="numeric" half required />
            <Field {...field('city')} label={words.city} autoComplete="address-level2" half required />
            <PhoneField {...field('phone')} label={words.phone} digitsOnly half required />
            <EmailField {...field('email')} label={words.email} required />
          </FormPart>
          <FormPart id="job-fit" sign="2" title={words.fit} blocks={blocksOf('fit', values)}>
            <ChoiceField {...field('position')} label={words.position} choices={toChoices(positions, drawings)} look="pictures" required />
            <ChoiceField {...field('englishLevel')} label={words.englishLevel} choices={toChoices(englishLevels)} look="steps" required />
            <ChoiceField {...field('hasVehicle')} label={words.hasVehicle} choices={toChoices(vehicleAnswers)} half required />
            <Field {...field('education')} label={words.education} placeholder={placeholders.education} half required />
          </FormPart>
          <FormPart id="job-about" sign="3" title={words.about} blocks={blocksOf('about', values)}>
            <Field {...field('message')} label={words.message} placeholder={placeholders.message} multiline required />
            <ResumeField
              choice={values.resume}
              onChoose={(choice) => setValue('resume', choice, { shouldValidate: isSubmitted })}
              maxBytes={props.mail.resumeMaxBytes}
            />
          </FormPart>
          <FormPart id="job-more" sign="+" title={words.more} hint={words.moreHint}>
            <Field {...field('availability')} label={words.availability} placeholder={placeholders.availability} half />
            <Field {...field('hourlyRate')} label={words.hourlyRate} placeholder={placeholders.hourlyRate} half />
            <Field {...field('teachingExperience')} label={words.teachingExperience} placeholder={placeholders.teachingExperience} half />
            <Field {...field('techBackground')} label={words.techBackground} placeholder={placeholders.techBackground} half />
            <Field {...field('teachingSkills')} label={words.teachingSkills} placeholder={placeholders.teachingSkills} />
            <Field {...field('additionalInfo')} label={words.additionalInfo} placeholder={placeholders.additionalInfo} />
          </FormPart>
        </FormFrame>
      </div>
    </>
  )
}
