import { site } from '@/config/site'
import { chatHref, phoneHref } from '@/lib/phone-links'

const words = { ask: 'הטופס לא נטען? כתבו לנו', chat: 'ב־WhatsApp', or: 'או התקשרו:' }

/** For a visitor whose connection brings the page but not the form. */
export function LateForm() {
  return (
    <p>
      {words.ask} <a href={chatHref(site.whatsapp)}>{words.chat}</a> {words.or}{' '}
      <a href={phoneHref(site.phone)}>
        <bdi dir="ltr">{site.phone}</bdi>
      </a>
    </p>
  )
}
