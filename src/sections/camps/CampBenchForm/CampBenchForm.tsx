import type { ReactNode } from 'react'
import { site } from '#config/site.ts'
import campWords from '#content/interface/camps.json' with { type: 'json' }
import words from '#content/interface/form-waiting-list.json' with { type: 'json' }
import type { CampSummary } from '#features/camps/camp-summary.ts'
import { termsId } from '#features/camps/dialogs/TermsDialog.tsx'
import { NextCampLine } from '#features/camps/NextCampLine.tsx'
import { campAttributes } from '#features/camps/state/camp-attributes.ts'
import { When } from '#features/camps/state/When.tsx'
import { classNames } from '#lib/class-names.ts'
import { chatHref } from '#lib/phone-links.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { FormlessContact } from '#sections/kit/FormSection/FormlessContact.tsx'
import type { PartView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import perforation from '../perforation.module.css'
import { Bench } from './Bench.tsx'
import { BenchHead, type EndedCamp } from './BenchHead.tsx'
import styles from './CampBenchForm.module.css'
import type { campBenchForm } from './schema.ts'

interface Props extends Omit<PartView<ReturnType<typeof campBenchForm>>, 'notice'> {
  /** The camp that the list is for; without it, the next one. */
  camp?: string | undefined
  camps: CampSummary[]
  after?: EndedCamp | undefined
  /** Yellow rises into the section above it; cream lies flat under it. */
  tone?: 'field' | 'tint' | undefined
  /** The form itself. */
  children: ReactNode
}

export function CampBenchForm({ id, heading, lead, place, ticket, chat, camp, camps, after, tone = 'field', children }: Props) {
  const named = camp ?? words.nextCamp
  return (
    <Section
      id={id}
      tone={tone}
      rise={tone === 'field'}
      labelledBy={`${id}-title`}
      className={classNames(styles.section, tone === 'field' && styles.onField)}
    >
      <div className={styles.layout}>
        <BenchHead titleId={`${id}-title`} heading={heading} lead={lead} after={after} />
        <Bench place={place} />
        <div className={styles.ticket}>
          {/* paper by night too: what is written on it keeps the day's ink */}
          <div data-scheme="light">
            <p className={classNames(perforation.bites, styles.stub)}>
              <span>
                <Text>{ticket}</Text>
              </span>
              <b>
                <Text>{named}</Text>
              </b>
              {!camp && (
                <small>
                  <NextCampLine camps={camps} line="{when} · {place}" otherwise={undefined} />
                </small>
              )}
            </p>
            {children}
            <FormlessContact />
          </div>
        </div>
        <div className={styles.chat}>
          <ActionLink label={chat.label} href={chatHref(site.whatsapp, interpolate(chat.message, { camp: named }))} newTab />
          {after && (
            <div {...campAttributes(after.camp)}>
              <When states={['ended']} of={after.camp}>
                <OpenDialog dialog={termsId(after.camp.terms)} look="link">
                  {campWords.terms}
                </OpenDialog>
              </When>
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
