import { useEffect } from 'react'
import code from '@/assets/icons/code.svg?url'
import keyboard from '@/assets/icons/keyboard.svg?url'
import letters from '@/assets/icons/letters.svg?url'
import { listen } from '@/browser/form-events'
import * as words from '@/content/interface/form-job.json'
import { ChoiceField } from '@/ui/Field/ChoiceField'
import { Field } from '@/ui/Field/Field'
import { isAnswer, toChoices } from '../choices'
import { FormFrame } from '../FormFrame'
import { EmailField, PhoneField } from '../fields'
import type { FormProps } from '../form-definition'
import { useEnquiry } from '../use-enquiry'
import { useValues } from '../use-values'
import { englishLevels, positions, vehicleAnswers } from './answers'
import { FormPart } from './FormPart'
import styles from './JobForm.module.css'
import { jobDefinition } from './job-definition'
import { ResumeField } from './ResumeField'
import { blocksOf } from './required-fields'
import { Wall } from './Wall'

const drawings = { programming: code, english: letters, digital: keyboard }

export function JobForm(props: FormProps) {
  const form = useEnquiry(jobDefinition, props)
  const { field, setValue } = form
  const values = useValues(form, jobDefinition.defaults)
  const { isSubmitted } = form.formState

  useEffect(
    () =>
      listen('win:choose-position', (position) => {
        if (isAnswer(positions, position)) setValue('position', position, { shouldValidate: isSubmitted })
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
            <Field {...field('fullName')} autoComplete="name" half required />
            <Field {...field('age')} inputMode="numeric" half required />
            <Field {...field('city')} autoComplete="address-level2" half required />
            <PhoneField {...field('phone')} hint={words.phoneHint} half required />
            <EmailField {...field('email')} required />
          </FormPart>
          <FormPart id="job-fit" sign="2" title={words.fit} blocks={blocksOf('fit', values)}>
            <ChoiceField {...field('position')} choices={toChoices(positions, drawings)} look="pictures" required />
            <ChoiceField {...field('englishLevel')} choices={toChoices(englishLevels)} look="steps" required />
            <ChoiceField {...field('hasVehicle')} choices={toChoices(vehicleAnswers)} half required />
            <Field {...field('education')} placeholder={words.educationPlaceholder} half required />
          </FormPart>
          <FormPart id="job-about" sign="3" title={words.about} blocks={blocksOf('about', values)}>
            <Field {...field('message')} placeholder={words.messagePlaceholder} multiline required />
            <ResumeField
              choice={values.resume}
              onChoose={(choice) => setValue('resume', choice, { shouldValidate: isSubmitted })}
              maxBytes={props.mail.resumeMaxBytes}
            />
          </FormPart>
          <FormPart id="job-more" sign="+" title={words.more} hint={words.moreHint}>
            <Field {...field('availability')} placeholder={words.availabilityPlaceholder} half />
            <Field {...field('hourlyRate')} placeholder={words.hourlyRatePlaceholder} half />
            <Field {...field('teachingExperience')} placeholder={words.teachingExperiencePlaceholder} half />
            <Field {...field('techBackground')} placeholder={words.techBackgroundPlaceholder} half />
            <Field {...field('teachingSkills')} placeholder={words.teachingSkillsPlaceholder} />
            <Field {...field('additionalInfo')} placeholder={words.additionalInfoPlaceholder} />
          </FormPart>
        </FormFrame>
      </div>
    </>
  )
}
