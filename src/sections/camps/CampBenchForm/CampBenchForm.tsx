import type { ReactNode } from 'react'
import { site } from '@/config/site'
import * as campWords from '@/content/interface/camps.json'
import * as words from '@/content/interface/form-waiting-list.json'
import type { CampSummary } from '@/features/camps/camp-summary'
import { termsId } from '@/features/camps/dialogs/TermsDialog'
import { NextCampLine } from '@/features/camps/NextCampLine'
import { campAttributes } from '@/features/camps/state/camp-attributes'
import { When } from '@/features/camps/state/When'
import { classNames } from '@/lib/class-names'
import { chatHref } from '@/lib/phone-links'
import { interpolate } from '@/lib/text/interpolate'
import { FormlessContact } from '@/sections/kit/FormSection/FormlessContact'
import type { PartView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { OpenDialog } from '@/ui/Dialog/OpenDialog'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import perforation from '../perforation.module.css'
import { Bench } from './Bench'
import { BenchHead, type EndedCamp } from './BenchHead'
import styles from './CampBenchForm.module.css'
import type { campBenchForm } from './schema'

interface Props extends Omit<PartView<ReturnType<typeof campBenchForm>>, 'notice'> {
  /** The camp that the list is for; without it, the next one. */
  camp?: string | undefined
  camps: CampSummary[]
  after?: EndedCamp | undefined
  /** Yellow rises into the section above it; cream lies flat under it. */
  tone?: 'field' | 'tint' | undefined
  /** The page ends with it: the footer's way to contact us leads here. */
  isContact?: boolean | undefined
  /** The form itself. */
  children: ReactNode
}

export function CampBenchForm({
  id,
  heading,
  lead,
  place,
  ticket,
  chat,
  camp,
  camps,
  after,
  tone = 'field',
  isContact = false,
  children,
}: Props) {
  const named = camp ?? words.nextCamp
  return (
    <Section
      id={id}
      tone={tone}
      rise={tone === 'field'}
      labelledBy={`${id}-title`}
      className={classNames(styles.section, tone === 'field' && styles.onField)}
    >
      <div className={styles.layout} id={isContact ? 'contact' : undefined}>
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
