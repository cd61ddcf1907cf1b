import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import { answerFor } from '../choices.ts'
import { grades } from './answers.ts'
import { fromMessage } from './message.ts'
import type { WaitingListValues } from './schema.ts'

/** The way back from `toTemplateParams`, for the server's own check. */
export function fromTemplateParams({ from_name = '', phone = '', message = '' }: TemplateParams): WaitingListValues {
  const told = fromMessage(message)
  return { parentName: from_name, phone, grade: answerFor(grades, told?.grade ?? ''), city: told?.city ?? '' }
}
