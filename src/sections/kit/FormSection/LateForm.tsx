import { site } from '#config/site.ts'
import words from '#content/interface/forms.json' with { type: 'json' }
import { chatHref } from '#lib/phone-links.ts'
import { PhoneLink } from '#ui/PhoneLink/PhoneLink.tsx'

/** Shown when the form's script does not arrive, on a poor connection. */
export function LateForm() {
  return (
    <p>
      {words.late} <a href={chatHref(site.whatsapp)}>{words.lateChat}</a> {words.lateCall} <PhoneLink phone={site.phone} />
    </p>
  )
}
