import { site } from '#config/site.ts'
import texts from '#content/interface/forms.json' with { type: 'json' }
import { chatHref } from '#lib/phone-links.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { PhoneLink } from '#ui/PhoneLink/PhoneLink.tsx'
import styles from './FormSection.module.css'

/** Shown instead of the form if scripts are off. */
export function NoScriptContact() {
  return (
    <noscript>
      <div className={styles.noScript}>
        <p>{texts.formless}</p>
        <ActionLink label={texts.formlessChat} href={chatHref(site.whatsapp)} newTab />
        <p>
          {texts.formlessPhone} <PhoneLink phone={site.phone} />
        </p>
        <p>
          {texts.formlessEmail}{' '}
          <a href={`mailto:${site.email}`}>
            <bdi dir="ltr">{site.email}</bdi>
          </a>
        </p>
      </div>
    </noscript>
  )
}
