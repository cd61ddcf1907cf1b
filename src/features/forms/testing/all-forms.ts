import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormName } from '#config/forms.ts'
import { contactDefinition } from '../contact/contact-definition.ts'
import { filledContact } from '../contact/testing/filled.ts'
import { englishDefinition } from '../english/english-definition.ts'
import { filledEnglish } from '../english/testing/filled.ts'
import type { FormDefinition } from '../form-definition.ts'
import { jobDefinition } from '../job/job-definition.ts'
import { filledJob } from '../job/testing/filled.ts'
import { schoolDefinition } from '../school/school-definition.ts'
import { filledSchool } from '../school/testing/filled.ts'
import { scienceDefinition } from '../science/science-definition.ts'
import { filledScience } from '../science/testing/filled.ts'
import { filledWaitingList } from '../waiting-list/testing/filled.ts'
import { waitingListDefinition } from '../waiting-list/waiting-list-definition.ts'

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
