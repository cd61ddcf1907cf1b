import type { ReactNode } from 'react'
import { site } from '@/config/site'
import * as words from '@/content/interface/form-waiting-list.json'
import { classNames } from '@/lib/class-names'
import { interpolate } from '@/lib/interpolate'
import { chatHref } from '@/lib/phone-links'
import { FormlessContact } from '@/sections/kit/FormSection/FormlessContact'
import type { PartView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import perforation from '../perforation.module.css'
import { Bench } from './Bench'
import styles from './CampBenchForm.module.css'
import type { campBenchForm } from './schema'

interface Props extends Omit<PartView<ReturnType<typeof campBenchForm>>, 'notice'> {
  /** The camp that the list is for; without it, the next one. */
  camp?: string | undefined
  /** The form itself. */
  children: ReactNode
}

export function CampBenchForm({ id, heading, lead, place, ticket, chat, camp = words.nextCamp, children }: Props) {
  return (
    <Section id={id} tone="field" rise labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.layout}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
        </header>
        <Bench place={place} />
        <div className={styles.ticket}>
          <p className={classNames(perforation.bites, styles.stub)}>
            <span>
              <Text>{ticket}</Text>
            </span>
            <b>
              <Text>{camp}</Text>
            </b>
          </p>
          {children}
          <FormlessContact />
        </div>
        <p className={styles.chat}>
          <ActionLink label={chat.label} href={chatHref(site.whatsapp, interpolate(chat.message, { camp }))} newTab />
        </p>
      </div>
    </Section>
  )
}
