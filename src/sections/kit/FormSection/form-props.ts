import type { FormName } from '#config/forms.ts'
import { mailSettings } from '#config/mail.ts'
import { site } from '#config/site.ts'

/** Props of every form island. */
export function formProps(form: FormName) {
  return { mail: mailSettings(form), owner: { whatsapp: site.whatsapp } }
}

/** Loads a form well before it comes into view. */
export const loadNearViewport = { rootMargin: '1200px' }
