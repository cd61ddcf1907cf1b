import { MapPin, Navigation } from 'lucide-react'
import { site } from '#config/site.ts'
import texts from '#content/interface/sections.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { googleDirectionsHref, wazeHref } from '#lib/map-links.ts'
import { newTab } from '#lib/new-tab.ts'
import button from '#ui/Button/Button.module.css'
import { Text } from '#ui/Text/Text.tsx'
import styles from './LetterForm.module.css'

/** The address, with links to two navigation apps. */
export function Address({ heading, text }: { heading: string; text: string }) {
  const address = `${site.street}, ${site.city}`
  return (
    <section aria-labelledby="address-title">
      <h3 id="address-title">
        <Text>{heading}</Text>
      </h3>
      <address className={styles.address}>
        <MapPin aria-hidden />
        <span>
          {site.street}
          <br />
          {site.city}
        </span>
      </address>
      <p>
        <Text>{text}</Text>
      </p>
      <div className={styles.navigation}>
        <a className={classNames(button.button, button.small)} href={wazeHref(address)} {...newTab(wazeHref(address))}>
          <Navigation aria-hidden />
          {texts.contactWaze}
        </a>
        <a
          className={classNames(button.button, button.small)}
          href={googleDirectionsHref(address)}
          {...newTab(googleDirectionsHref(address))}
        >
          <Navigation aria-hidden />
          {texts.contactGoogleMaps}
        </a>
      </div>
    </section>
  )
}
