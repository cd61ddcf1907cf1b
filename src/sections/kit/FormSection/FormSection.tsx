import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '#config/site.ts'
import texts from '#content/interface/forms.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import { newTab } from '#lib/new-tab.ts'
import { chatHref } from '#lib/phone-links.ts'
import type { KitSectionView } from '#sections/section-view.ts'
import { PhoneLink } from '#ui/PhoneLink/PhoneLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './FormSection.module.css'
import type { formSection } from './schema.ts'

interface Props extends Omit<KitSectionView<ReturnType<typeof formSection>>, 'notice'> {
  /** Prefilled text of the chat beside the form. */
  chat?: string | undefined
  /** The form has a progress strip above it. */
  withProgress?: boolean
  /** The form. */
  children: ReactNode
}

export function FormSection({
  id,
  tone = 'night',
  rise = true,
  withProgress = false,
  chat,
  heading,
  lead,
  next,
  sample,
  trust,
  picture,
  children,
}: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <div className={classNames(styles.layout, withProgress && styles.withProgress)}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          {lead && (
            <p>
              <Text>{lead}</Text>
            </p>
          )}
        </header>
        <div className={styles.form}>{children}</div>
        <div className={styles.aside}>
          {next.length > 0 && (
            <>
              <h3>
                {texts.next}
                <SampleMark when={sample} block />
              </h3>
              <ol className={styles.next}>
                {next.map((step) => (
                  <li key={step.title}>
                    <b>
                      <Text>{step.title}</Text>
                    </b>
                    {step.text && (
                      <span>
                        <Text>{step.text}</Text>
                      </span>
                    )}
                  </li>
                ))}
              </ol>
            </>
          )}
          {trust.length > 0 && (
            <ul className={styles.trust}>
              {trust.map((reason) => (
                <li key={reason}>
                  <BadgeCheck aria-hidden />
                  <span>
                    <Text>{reason}</Text>
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.talk}>
            <b>{texts.talk}</b> <PhoneLink phone={site.phone} /> {texts.talkOr}{' '}
            <a href={chatHref(site.whatsapp, chat)} {...newTab(chatHref(site.whatsapp, chat))}>
              {texts.talkChat}
            </a>
          </p>
          {picture && <Picture className={styles.object} picture={picture} sizes="32rem" cutout />}
        </div>
      </div>
    </Section>
  )
}
