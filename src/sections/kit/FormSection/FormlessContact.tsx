import { site } from '#config/site.ts'
import words from '#content/interface/forms.json' with { type: 'json' }
import { chatHref } from '#lib/phone-links.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { PhoneLink } from '#ui/PhoneLink/PhoneLink.tsx'
import styles from './FormSection.module.css'

/** Shown instead of the form if scripts are off. */
export function FormlessContact() {
  return (
    <noscript>
      <div className={styles.formless}>
        <p>{words.formless}</p>
        <ActionLink label={words.formlessChat} href={chatHref(site.whatsapp)} newTab />
        <p>
          {words.formlessPhone} <PhoneLink phone={site.phone} />
        </p>
        <p>
          {words.formlessEmail}{' '}
          <a href={`mailto:${site.email}`}>
            <bdi dir="ltr">{site.email}</bdi>
          </a>
        </p>
      </div>
    </noscript>
  )
}
