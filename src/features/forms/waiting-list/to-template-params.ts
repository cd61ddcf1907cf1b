import { generalParams } from '@/features/forms/template/general-params'
import { wordFor } from '../choices'
import { grades } from './answers'
import { toMessage } from './message'
import type { WaitingListValues } from './schema'

/** The variables of the general mail: there is no e-mail address, and grade and city are in the message. */
export function toTemplateParams({ parentName, phone, grade, city }: WaitingListValues, camp: string) {
  return { ...generalParams, from_name: parentName, phone, message: toMessage({ camp, grade: wordFor(grades, grade), city }) }
}
