import { site } from '#config/site.ts'
import words from '#content/interface/forms.json' with { type: 'json' }
import { chatHref } from '#lib/phone-links.ts'
import { PhoneLink } from '#ui/PhoneLink/PhoneLink.tsx'

/** For a visitor whose connection brings the page but not the form. */
export function LateForm() {
  return (
    <p>
      {words.late} <a href={chatHref(site.whatsapp)}>{words.lateChat}</a> {words.lateCall} <PhoneLink phone={site.phone} />
    </p>
  )
}
