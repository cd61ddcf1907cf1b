import { site } from '@/config/site'
import * as words from '@/content/interface/forms.json'
import { chatHref } from '@/lib/phone-links'
import { PhoneLink } from '@/ui/PhoneLink/PhoneLink'

/** For a visitor whose connection brings the page but not the form. */
export function LateForm() {
  return (
    <p>
      {words.late} <a href={chatHref(site.whatsapp)}>{words.lateChat}</a> {words.lateCall} <PhoneLink phone={site.phone} />
    </p>
  )
}
