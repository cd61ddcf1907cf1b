import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormName } from '@/config/forms'
import { contactDefinition } from '../contact/contact-definition'
import { filledContact } from '../contact/testing/filled'
import { englishDefinition } from '../english/english-definition'
import { filledEnglish } from '../english/testing/filled'
import type { FormDefinition } from '../form-definition'
import { jobDefinition } from '../job/job-definition'
import { filledJob } from '../job/testing/filled'
import { schoolDefinition } from '../school/school-definition'
import { filledSchool } from '../school/testing/filled'
import { scienceDefinition } from '../science/science-definition'
import { filledScience } from '../science/testing/filled'
import { filledWaitingList } from '../waiting-list/testing/filled'
import { waitingListDefinition } from '../waiting-list/waiting-list-definition'

interface TestedForm {
  definition: FormDefinition<FieldValues>
  /** Every field filled in. */
  full: FieldValues
  /** Only what must be filled in. */
  minimal: FieldValues
}

/** Every form, for tests that hold for all of them. */
export const allForms: Record<FormName, TestedForm> = {
  school: tested(schoolDefinition(), filledSchool),
  english: tested(englishDefinition, filledEnglish),
  science: tested(scienceDefinition, filledScience),
  contact: tested(contactDefinition, filledContact),
  job: tested(jobDefinition, filledJob),
  'waiting-list': tested(waitingListDefinition(), filledWaitingList),
}

function tested<Values extends FieldValues>(definition: FormDefinition<Values>, full: Values): TestedForm {
  return { definition: definition as unknown as FormDefinition<FieldValues>, full, minimal: withoutOptional(definition, full) }
}

/** Empties each field that the form does not insist on. */
function withoutOptional<Values extends FieldValues>({ schema, defaults }: FormDefinition<Values>, full: Values): Values {
  let values = full
  for (const [name, empty] of Object.entries(defaults)) {
    const emptied: Values = { ...values, [name]: empty }
    if (z.safeParse(schema, emptied).success) values = emptied
  }
  return values
}
