import { site } from '@/config/site'
import { chatHref, phoneHref } from '@/lib/phone-links'
import { ActionLink } from '@/ui/Button/ActionLink'
import styles from './Enquiry.module.css'

const words = {
  why: 'הטופס זקוק ל־JavaScript, והוא כבוי בדפדפן. אפשר לפנות אלינו כך:',
  chat: 'הודעה ב־WhatsApp',
  phone: 'טלפון:',
  mail: 'אימייל:',
}

/** What a visitor without scripts gets in the form's place. */
export function FormlessContact() {
  return (
    <noscript>
      <div className={styles.formless}>
        <p>{words.why}</p>
        <ActionLink label={words.chat} href={chatHref(site.whatsapp)} look="chat" newTab />
        <p>
          {words.phone}{' '}
          <a href={phoneHref(site.phone)}>
            <bdi dir="ltr">{site.phone}</bdi>
          </a>
        </p>
        <p>
          {words.mail}{' '}
          <a href={`mailto:${site.email}`}>
            <bdi dir="ltr">{site.email}</bdi>
          </a>
        </p>
      </div>
    </noscript>
  )
}
