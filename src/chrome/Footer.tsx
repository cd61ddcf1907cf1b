import { Mail, MapPin, MessageCircle, PenLine, Phone } from 'lucide-react'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import * as words from '@/content/interface/footer.json'
import { home } from '@/content/interface/header.json'
import { pageIllustrations } from '@/content/interface/samples.json'
import { classNames } from '@/lib/class-names'
import type { MenuGroup, MenuLink } from '@/lib/menu'
import { chatHref, phoneHref } from '@/lib/phone-links'
import { Logo } from '@/ui/Logo/Logo'
import { SampleNote } from '@/ui/SampleMark/SampleNote'
import band from '@/ui/Section/Section.module.css'
import styles from './Footer.module.css'

interface Props {
  columns: MenuGroup[]
  /** The contact section of the page it is on, or that of the contact page where there is none. */
  contactHref: string
  /** What the chat has typed already on this page. */
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
            <h2 id="footer-contact">{words.contact}</h2>
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
                <a href={chatHref(site.whatsapp, chat)} target="_blank" rel="noopener">
                  <MessageCircle aria-hidden />
                  {words.chat}
                </a>
              </li>
              <li>
                <a href={contactHref}>
                  <PenLine aria-hidden />
                  {words.form}
                </a>
              </li>
            </ul>
          </section>
          <div className={styles.end}>
            <a className={styles.home} href={paths.home} aria-label={home}>
              <Logo />
            </a>
            <p>
              {hasIllustrations && <span data-illustrations="">{pageIllustrations} </span>}© <span data-year>{buildYear}</span>{' '}
              {words.rights}
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

/** What the law asks for stands with the small print, in whichever column the menu names it. */
function isLegal({ href }: MenuLink): boolean {
  return href === paths.accessibility || href === paths.privacy
}
