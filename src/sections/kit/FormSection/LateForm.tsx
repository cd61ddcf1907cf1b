import { site } from '@/config/site'
import * as words from '@/content/interface/forms.json'
import { chatHref, phoneHref } from '@/lib/phone-links'

/** For a visitor whose connection brings the page but not the form. */
export function LateForm() {
  return (
    <p>
      {words.late} <a href={chatHref(site.whatsapp)}>{words.lateChat}</a> {words.lateCall}{' '}
      <a href={phoneHref(site.phone)}>
        <bdi dir="ltr">{site.phone}</bdi>
      </a>
    </p>
  )
}
