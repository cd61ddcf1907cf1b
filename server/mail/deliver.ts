import { type FormName, formNames } from '../../src/config/forms.ts'
import type { Config } from '../config.ts'
import { errorCode } from '../error-code.ts'
import type { Enquiry } from '../outbox/enquiry.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { variablesMaxBytes } from './body-limit.ts'
import { checkFormRules, fileVariable, toMailText } from './form-rules.ts'
import { refusal } from './refusal.ts'
import { readResume } from './resume.ts'
import type { Fields, Submission } from './submission.ts'

/** Stores a submission as an enquiry in the outbox, or refuses it with a reason. */
export function createDelivery(relay: Config['relay'], outbox: Pick<Outbox, 'accept'>) {
  return {
    /** Finds the form by the ids of the submission. */
    findForm({ publicKey, serviceId, templateId }: Submission): FormName {
      if (publicKey !== relay.publicKey) {
        throw refusal(400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account')
      }
      if (serviceId !== relay.serviceId) {
        throw refusal(400, 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin')
      }
      const form = formNames.find((name) => relay.templateIds[name] === templateId)
      if (!form) {
        throw refusal(400, 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates')
      }
      return form
    },

    async deliver(form: FormName, page: string, fields: Fields): Promise<'stored' | 'repeated'> {
      const file = fileVariable(form)
      const params = new Map([...fields.params].filter(([name]) => name !== file))
      if (Buffer.byteLength(JSON.stringify(Object.fromEntries(params))) > variablesMaxBytes) {
        throw refusal(413, 'Variables size limit, 50Kb max')
      }
      if ([...fields.files.keys()].some((name) => name !== file)) {
        throw refusal(400, 'The template has no attachment of this name')
      }
      checkFormRules(form, params)
      const resume = file ? readResume(fields, file, relay.resumeMaxBytes) : undefined
      const acceptance = await store({ form, page, text: toMailText(form, params), resume })
      if (acceptance === 'no room') throw refusal(503, 'There is no room for more enquiries')
      return acceptance
    },
  }

  async function store(enquiry: Enquiry) {
    try {
      return await outbox.accept(enquiry)
    } catch (error) {
      throw refusal(503, `The enquiry could not be stored: ${errorCode(error)}`)
    }
  }
}
