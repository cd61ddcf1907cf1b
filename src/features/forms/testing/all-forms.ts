import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormName } from '@/config/forms'
import { contactEnquiry } from '../contact/contact-enquiry'
import { filledContact } from '../contact/testing/filled'
import { englishEnquiry } from '../english/english-enquiry'
import { filledEnglish } from '../english/testing/filled'
import type { Enquiry } from '../enquiry'
import { jobEnquiry } from '../job/job-enquiry'
import { filledJob } from '../job/testing/filled'
import { schoolEnquiry } from '../school/school-enquiry'
import { filledSchool } from '../school/testing/filled'
import { scienceEnquiry } from '../science/science-enquiry'
import { filledScience } from '../science/testing/filled'

interface TestedForm {
  enquiry: Enquiry<FieldValues>
  /** Every field filled in. */
  full: FieldValues
  /** Only what must be filled in. */
  minimal: FieldValues
}

/** Every form, for tests that hold for all of them. */
export const allForms: Record<FormName, TestedForm> = {
  school: tested(schoolEnquiry, filledSchool),
  english: tested(englishEnquiry, filledEnglish),
  science: tested(scienceEnquiry, filledScience),
  contact: tested(contactEnquiry, filledContact),
  job: tested(jobEnquiry, filledJob),
}

function tested<Values extends FieldValues>(enquiry: Enquiry<Values>, full: Values): TestedForm {
  return { enquiry: enquiry as unknown as Enquiry<FieldValues>, full, minimal: withoutOptional(enquiry, full) }
}

/** Empties each field that the form does not insist on. */
function withoutOptional<Values extends FieldValues>({ schema, defaults }: Enquiry<Values>, full: Values): Values {
  let values = full
  for (const [name, empty] of Object.entries(defaults)) {
    const emptied: Values = { ...values, [name]: empty }
    if (z.safeParse(schema, emptied).success) values = emptied
  }
  return values
}
