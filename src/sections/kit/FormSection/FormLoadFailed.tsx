import { site } from '#config/site.ts'
import texts from '#content/interface/forms.json' with { type: 'json' }
import { chatHref } from '#lib/phone-links.ts'
import { PhoneLink } from '#ui/PhoneLink/PhoneLink.tsx'

/** Shown when the form's script does not arrive, on a poor connection. */
export function FormLoadFailed() {
  return (
    <p>
      {texts.late} <a href={chatHref(site.whatsapp)}>{texts.lateChat}</a> {texts.lateCall} <PhoneLink phone={site.phone} />
    </p>
  )
}
