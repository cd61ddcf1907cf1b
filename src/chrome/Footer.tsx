import { Mail, MapPin, MessageCircle, PenLine, Phone } from 'lucide-react'
import { paths } from '#config/paths.ts'
import { site } from '#config/site.ts'
import texts from '#content/interface/footer.json' with { type: 'json' }
import header from '#content/interface/header.json' with { type: 'json' }
import samples from '#content/interface/samples.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import type { MenuGroup, MenuLink } from '#lib/menu.ts'
import { newTab } from '#lib/new-tab.ts'
import { chatHref, phoneHref } from '#lib/phone-links.ts'
import { Logo } from '#ui/Logo/Logo.tsx'
import { SampleNote } from '#ui/SampleMark/SampleNote.tsx'
import band from '#ui/Section/Section.module.css'
import styles from './Footer.module.css'

interface Props {
  columns: MenuGroup[]
  /** The contact section of this page or, if it has none, of the contact page. */
  contactHref: string
  /** Prefilled chat message of this page. */
  chat: string
  buildYear: number
  /** Some of the page's pictures are not photographs. */
  hasIllustrations: boolean
  /** Something on the page is marked as a sample. */
  hasSamples: boolean
}

export function Footer({ columns, contactHref, chat, buildYear, hasIllustrations, hasSamples }: Props) {
  return (
    <footer className={classNames(band.rise, styles.footer)} data-scheme="dark">
      <div className={styles.inner}>
        {hasSamples && <SampleNote className={styles.samples} />}
        <div className={styles.columns}>
          {columns.map(({ heading, links }) => (
            <LinkColumn key={heading} heading={heading} links={links.filter((link) => !isLegal(link))} />
          ))}
          <section className={styles.contact} aria-labelledby="footer-contact">
            <h2 id="footer-contact">{texts.contact}</h2>
            <ul>
              <li>
                <a href={phoneHref(site.phone)}>
                  <Phone aria-hidden />
                  <bdi dir="ltr">{site.phone}</bdi>
                </a>
              </li>
              <li>
                <a href={`mailto:${site.email}`}>
                  <Mail aria-hidden />
                  <bdi dir="ltr">{site.email}</bdi>
                </a>
              </li>
              <li>
                <address>
                  <MapPin aria-hidden />
                  {site.street}, {site.city}
                </address>
              </li>
              <li>
                <a href={chatHref(site.whatsapp, chat)} {...newTab(chatHref(site.whatsapp, chat))}>
                  <MessageCircle aria-hidden />
                  {texts.chat}
                </a>
              </li>
              <li>
                <a href={contactHref}>
                  <PenLine aria-hidden />
                  {texts.form}
                </a>
              </li>
            </ul>
          </section>
          <div className={styles.end}>
            <a className={styles.home} href={paths.home} aria-label={header.home}>
              <Logo />
            </a>
            <p>
              {hasIllustrations && <span data-illustrations="">{samples.pageIllustrations} </span>}© <span data-year>{buildYear}</span>{' '}
              {texts.rights}
            </p>
            <Links links={columns.flatMap(({ links }) => links).filter(isLegal)} />
          </div>
        </div>
      </div>
    </footer>
  )
}

function LinkColumn({ heading, links }: MenuGroup) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <Links links={links} />
    </nav>
  )
}

function Links({ links }: Pick<MenuGroup, 'links'>) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  )
}

/** True for the pages required by law: they are in the small print, whatever their column in the menu. */
function isLegal({ href }: MenuLink): boolean {
  return href === paths.accessibility || href === paths.privacy
}
