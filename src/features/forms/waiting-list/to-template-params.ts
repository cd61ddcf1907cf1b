import { generalParams } from '#features/forms/template/general-params.ts'
import { wordFor } from '../choices.ts'
import { grades } from './answers.ts'
import { toMessage } from './message.ts'
import type { WaitingListValues } from './schema.ts'

/** The variables of the general mail: there is no e-mail address, and grade and city are in the message. */
export function toTemplateParams({ parentName, phone, grade, city }: WaitingListValues, camp: string) {
  return { ...generalParams, from_name: parentName, phone, message: toMessage({ camp, grade: wordFor(grades, grade), city }) }
}
