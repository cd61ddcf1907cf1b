import type { TemplateParams } from '#browser/send-mail/send-mail.ts'
import { type FormName, type TemplateName, templateOf } from '#config/forms.ts'
import { fromMessage } from '#features/forms/waiting-list/message.ts'

const waitingList = 'waiting-list'

/**
 * The form that a mail came from, where two are sent with one template: the contact form always has an e-mail address,
 * the waiting list never has one, and says its own sentence in the message.
 */
export function formOfMail(template: TemplateName, { from_email = '', message = '' }: TemplateParams): FormName {
  const isWaiting = template === templateOf(waitingList) && from_email === '' && fromMessage(message)
  return isWaiting ? waitingList : template
}

/** What a mail of our own shows: the waiting list's sentence taken apart, so that each thing has its line; any other mail as it was sent. */
export function mailVariables(form: FormName, params: TemplateParams): TemplateParams {
  const told = form === waitingList && fromMessage(params['message'] ?? '')
  return told ? { ...params, ...told, message: '' } : params
}
