import type { ReactNode } from 'react'
import { site } from '#config/site.ts'
import texts from '#content/interface/form-waiting-list.json' with { type: 'json' }
import type { CampSummary } from '#features/camps/camp-summary.ts'
import { NextCampSwitch } from '#features/camps/state/NextCampSwitch.tsx'
import { classNames } from '#lib/class-names.ts'
import { chatHref } from '#lib/phone-links.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import type { SectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import perforation from '../perforation.module.css'
import styles from './CampBenchForm.module.css'
import type { campBenchForm } from './schema.ts'

interface Props extends Omit<SectionView<ReturnType<typeof campBenchForm>>, 'notice'> {
  /** The list is for the first of these camps that accepts waiting visitors. */
  camps: CampSummary[]
  /** Attributes that limit it to some states of the page's camp; without them it is always shown. */
  when?: Record<`data-${string}`, string> | undefined
  hidden?: boolean | undefined
  /** Background: yellow or cream. */
  tone?: 'field' | 'tint' | undefined
  /** The form. */
  children: ReactNode
}

export function CampBenchForm({ id, heading, lead, picture, ticket, chat, camps, when, hidden = false, tone = 'field', children }: Props) {
  const ask = (camp: string): ReactNode => (
    <ActionLink label={chat.label} href={chatHref(site.whatsapp, interpolate(chat.message, { camp }))} newTab />
  )
  return (
    <Section
      id={id}
      tone={tone}
      labelledBy={`${id}-title`}
      hidden={hidden}
      {...(when && { data: when })}
      className={classNames(styles.section, tone === 'field' && styles.onField)}
    >
      <div className={styles.layout}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p>
            <Text>{lead}</Text>
          </p>
        </header>
        <Picture className={styles.bench} picture={picture} sizes="(min-width: 64rem) 38rem, 100vw" cutout />
        <div className={styles.ticket}>
          <div className={classNames(perforation.bites, styles.stub)}>
            <span>
              <Text>{ticket}</Text>
            </span>
            <NextCampSwitch camps={camps} purpose="list" otherwise={<b>{texts.nextCamp}</b>}>
              {(camp) => (
                <>
                  <b>
                    <Text>{camp.title}</Text>
                    <SampleMark when={camp.sample} />
                  </b>
                  <small>
                    <Text>{`${camp.when} · ${camp.place}`}</Text>
                  </small>
                </>
              )}
            </NextCampSwitch>
          </div>
          {children}
        </div>
        <NextCampSwitch camps={camps} purpose="list" className={styles.chat} otherwise={ask(texts.nextCamp)}>
          {({ title }) => ask(title)}
        </NextCampSwitch>
      </div>
    </Section>
  )
}
