import { useEffect } from 'react'
import code from '#assets/icons/code.svg?url'
import cubes from '#assets/icons/cubes.svg?url'
import keyboard from '#assets/icons/keyboard.svg?url'
import letters from '#assets/icons/letters.svg?url'
import { subscribe } from '#browser/form-events.ts'
import texts from '#content/interface/form-job.json' with { type: 'json' }
import { isAnswer } from '#forms/engine/answers.ts'
import type { FileField } from '#forms/engine/define-form.ts'
import { type JobValues, job, positions } from '#forms/job.ts'
import { ChoiceField } from '#ui/Field/ChoiceField.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import type { FormProps } from '../form-props.ts'
import { useEnquiry } from '../use-enquiry.ts'
import { useValues } from '../use-values.ts'
import { FoldedPart } from './FoldedPart.tsx'
import { FormPart } from './FormPart.tsx'
import { blocksOfPart } from './form-blocks.ts'
import styles from './JobForm.module.css'
import { ListingLine } from './ListingLine.tsx'
import { ResumeField } from './ResumeField.tsx'
import { type Listing, useListing } from './use-listing.ts'
import { Wall } from './Wall.tsx'

/** In a folded part, which opens once one of them is filled in. */
const optionalFields = ['availability', 'hourlyRate', 'teachingExperience', 'techBackground', 'additionalInfo'] as const

/** Not registered like other fields: its value is the state of the file, not what the native input holds. */
const resume: FileField<JobValues> = 'resume'

/** Roles that the owner added get the cubes. */
const drawings = {
  ...Object.fromEntries(Object.keys(positions).map((role) => [role, cubes])),
  programming: code,
  english: letters,
  digital: keyboard,
}

interface Props extends FormProps {
  /** The open jobs of the page; an application started from one of them names it. */
  listings?: Listing[]
}

const none: Listing[] = []

export function JobForm({ listings = none, ...props }: Props) {
  const form = useEnquiry(job, props)
  const { input, choice, setValue } = form
  const values = useValues(form)
  const { isSubmitted, isDirty } = form.formState
  const listing = useListing(form, values, listings)

  useEffect(
    () =>
      subscribe('win:choose-position', (position) => {
        if (isAnswer(positions, position)) setValue('position', position, { shouldValidate: isSubmitted })
      }),
    [setValue, isSubmitted],
  )

  return (
    <>
      <div className={styles.wall}>
        <Wall values={values} isSent={Boolean(form.receipt) && !isDirty} />
      </div>
      <div className={styles.form}>
        <FormFrame {...props} form={form} label={texts.form} submitLabel={texts.submit}>
          {listings[0] && <ListingLine title={listing.title} list={`job-${listings[0].id}`} onRemove={listing.remove} />}
          <FormPart id="job-who" number={1} title={texts.who} blocks={blocksOfPart('who', values)}>
            <Field {...input('fullName')} half />
            <Field {...input('phone')} half />
            <Field {...input('email')} />
            <ResumeField
              id={`${job.name}-${resume}`}
              name={resume}
              label={job.fields[resume].label}
              choice={values[resume]}
              onChoose={(choice) => setValue(resume, choice, { shouldValidate: isSubmitted })}
              maxBytes={props.mail.resumeMaxBytes}
            />
            <Field {...input('city')} half />
            <Field {...input('age')} half />
          </FormPart>
          <FormPart id="job-fit" number={2} title={texts.fit} blocks={blocksOfPart('fit', values)}>
            <ChoiceField {...choice('position', drawings)} look="pictures" />
            <ChoiceField {...choice('englishLevel')} look="steps" />
            <ChoiceField {...choice('hasVehicle')} half />
            <Field {...input('education')} half />
          </FormPart>
          <FormPart id="job-about" number={3} title={texts.about} blocks={blocksOfPart('about', values)}>
            <Field {...input('message')} />
          </FormPart>
          <FoldedPart title={texts.more} hint={texts.moreHint} filled={optionalFields.some((name) => values[name] !== '')}>
            <Field {...input('availability')} half />
            <Field {...input('hourlyRate')} half />
            <Field {...input('teachingExperience')} half />
            <Field {...input('techBackground')} half />
            <Field {...input('additionalInfo')} />
          </FoldedPart>
        </FormFrame>
      </div>
    </>
  )
}
