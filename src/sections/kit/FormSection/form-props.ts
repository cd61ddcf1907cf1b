import type { FormName } from '#config/forms.ts'
import { mailSettings } from '#config/mail.ts'
import { site } from '#config/site.ts'

/** What a form's island is given by the page it is on. */
export function formProps(form: FormName) {
  return { mail: mailSettings(form), owner: { whatsapp: site.whatsapp } }
}

/** A form is fetched well before it comes into view. */
export const whenNear = { rootMargin: '1200px' }
