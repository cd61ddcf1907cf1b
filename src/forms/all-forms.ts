import type { FormName } from '@/config/forms'
import { contact, contactMail } from './contact'
import type { MailedForm } from './engine/mail-words'
import { english, englishMail } from './english'
import { job, jobMail } from './job'
import { school, schoolMail } from './school'
import { science, scienceMail } from './science'
import { waitingList, waitingListMail } from './waiting-list'

/** Every form with its mail, for the relay. A page has the one form it shows. */
export const allForms: Record<FormName, MailedForm> = {
  school: { form: school, mail: schoolMail },
  english: { form: english, mail: englishMail },
  science: { form: science, mail: scienceMail },
  contact: { form: contact, mail: contactMail },
  job: { form: job, mail: jobMail },
  'waiting-list': { form: waitingList, mail: waitingListMail },
}
