import type { FormName } from '#config/forms.ts'
import { contact, contactMail } from './contact.ts'
import type { MailedForm } from './engine/mail-texts.ts'
import { english, englishMail } from './english.ts'
import { job, jobMail } from './job.ts'
import { school, schoolMail } from './school.ts'
import { science, scienceMail } from './science.ts'
import { waitingList, waitingListMail } from './waiting-list.ts'

/** Every form with its mail, for the relay. A page imports only the form that it shows. */
export const allForms: Record<FormName, MailedForm> = {
  school: { form: school, mail: schoolMail },
  english: { form: english, mail: englishMail },
  science: { form: science, mail: scienceMail },
  contact: { form: contact, mail: contactMail },
  job: { form: job, mail: jobMail },
  'waiting-list': { form: waitingList, mail: waitingListMail },
}
