import type { TemplateParams } from '@/browser/send-mail/send-mail'
import { answerFor } from '../choices'
import { grades } from './answers'
import { fromMessage } from './message'
import type { WaitingListValues } from './schema'

/** The way back from `toTemplateParams`, for the server's own check. */
export function fromTemplateParams({ from_name = '', phone = '', message = '' }: TemplateParams): WaitingListValues {
  const told = fromMessage(message)
  return { parentName: from_name, phone, grade: answerFor(grades, told?.grade ?? ''), city: told?.city ?? '' }
}
