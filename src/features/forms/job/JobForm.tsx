import { useEffect } from 'react'
import code from '#assets/icons/code.svg?url'
import keyboard from '#assets/icons/keyboard.svg?url'
import letters from '#assets/icons/letters.svg?url'
import { listen } from '#browser/form-events.ts'
import words from '#content/interface/form-job.json' with { type: 'json' }
import { ChoiceField } from '#ui/Field/ChoiceField.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { isAnswer, toChoices } from '../choices.ts'
import { FormFrame } from '../FormFrame.tsx'
import { EmailField, PhoneField } from '../fields.tsx'
import type { FormProps } from '../form-definition.ts'
import { useEnquiry } from '../use-enquiry.ts'
import { useValues } from '../use-values.ts'
import { englishLevels, positions, vehicleAnswers } from './answers.ts'
import { FoldedPart } from './FoldedPart.tsx'
import { FormPart } from './FormPart.tsx'
import styles from './JobForm.module.css'
import { jobDefinition } from './job-definition.ts'
import { ListingLine } from './ListingLine.tsx'
import { ResumeField } from './ResumeField.tsx'
import { blocksOf } from './required-fields.ts'
import { type Listing, useListing } from './use-listing.ts'
import { Wall } from './Wall.tsx'

/** They are folded until one of them is wanted. */
const optionalFields = ['availability', 'hourlyRate', 'teachingExperience', 'techBackground', 'additionalInfo'] as const

const drawings = { programming: code, english: letters, digital: keyboard }

interface Props extends FormProps {
  /** The open jobs of the page: an application that begins at one of them names it. */
  listings?: Listing[]
}

const none: Listing[] = []

export function JobForm({ listings = none, ...props }: Props) {
  const form = useEnquiry(jobDefinition, props)
  const { field, setValue } = form
  const values = useValues(form, jobDefinition.defaults)
  const { isSubmitted } = form.formState
  const listing = useListing(form, values, listings)

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
          {listings.length > 0 && <ListingLine title={listing.title} onRemove={listing.remove} />}
          <FormPart id="job-who" sign="1" title={words.who} blocks={blocksOf('who', values)}>
            <Field {...field('fullName')} autoComplete="name" half required />
            <PhoneField {...field('phone')} hint={words.phoneHint} half required />
            <EmailField {...field('email')} personal required />
            <ResumeField
              choice={values.resume}
              onChoose={(choice) => setValue('resume', choice, { shouldValidate: isSubmitted })}
              maxBytes={props.mail.resumeMaxBytes}
            />
            <Field {...field('city')} autoComplete="address-level2" half required />
            <Field {...field('age')} inputMode="numeric" half required />
          </FormPart>
          <FormPart id="job-fit" sign="2" title={words.fit} blocks={blocksOf('fit', values)}>
            <ChoiceField {...field('position')} choices={toChoices(positions, drawings)} look="pictures" required />
            <ChoiceField {...field('englishLevel')} choices={toChoices(englishLevels)} look="steps" required />
            <ChoiceField {...field('hasVehicle')} choices={toChoices(vehicleAnswers)} half required />
            <Field {...field('education')} placeholder={words.educationPlaceholder} half required />
          </FormPart>
          <FormPart id="job-about" sign="3" title={words.about} blocks={blocksOf('about', values)}>
            <Field {...field('message')} placeholder={words.messagePlaceholder} multiline required />
          </FormPart>
          <FoldedPart title={words.more} hint={words.moreHint} filled={optionalFields.some((name) => values[name] !== '')}>
            <Field {...field('availability')} placeholder={words.availabilityPlaceholder} half />
            <Field {...field('hourlyRate')} placeholder={words.hourlyRatePlaceholder} half />
            <Field {...field('teachingExperience')} placeholder={words.teachingExperiencePlaceholder} half />
            <Field {...field('techBackground')} placeholder={words.techBackgroundPlaceholder} half />
            <Field {...field('additionalInfo')} placeholder={words.additionalInfoPlaceholder} />
          </FoldedPart>
        </FormFrame>
      </div>
    </>
  )
}
