import { Check } from 'lucide-react'
import words from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import { CampTools } from '#features/camps/CampTools.tsx'
import type { CampSummary } from '#features/camps/camp-summary.ts'
import type { CampView } from '#features/camps/camp-view.ts'
import { termsId } from '#features/camps/dialogs/TermsDialog.tsx'
import { NextCamp } from '#features/camps/NextCamp.tsx'
import { campAttributes } from '#features/camps/state/camp-attributes.ts'
import { When } from '#features/camps/state/When.tsx'
import { statesAhead, statesBeforeTheEnd } from '#lib/camps/camp-state.ts'
import { classNames } from '#lib/class-names.ts'
import type { PartView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import shared from '#ui/HeroWords/lead.module.css'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { StateWords } from '../StateWords.tsx'
import styles from './CampPriceCta.module.css'
import { PaymentWall } from './PaymentWall.tsx'
import type { campPriceCta } from './schema.ts'

type Props = PartView<ReturnType<typeof campPriceCta>> & {
  camp: CampView
  /** All camps: once sign-up has closed, the section names the next one. */
  allCamps: CampSummary[]
}

export function CampPriceCta({ id, heading, lead, includes, camp, allCamps }: Props) {
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`}>
      <div id="contact" className={styles.columns} {...campAttributes(camp)}>
        <div className={styles.words}>
          <CampChip camp={camp} />
          <h2 id={`${id}-title`}>
            <StateWords words={heading} state={camp.state} />
          </h2>
          <p className={classNames(shared.lead, styles.lead)}>
            <StateWords words={lead} state={camp.state} />
          </p>
          <ul className={styles.includes}>
            {includes.map((item) => (
              <li key={item.text}>
                <Check aria-hidden />
                <span>
                  <Text>{item.text}</Text>
                  <SampleMark when={item.sample} />
                </span>
              </li>
            ))}
          </ul>
          <Actions phone="wide">
            <When states={statesBeforeTheEnd} of={camp}>
              <CampSignUp camp={camp} size="large" />
            </When>
            <OpenDialog dialog={termsId(camp.terms)} look="plain">
              {words.terms}
            </OpenDialog>
          </Actions>
          <CampTools camp={camp} shares="page" />
        </div>
        <When states={statesAhead} of={camp}>
          <PaymentWall price={camp.price} instalments={camp.instalments} />
        </When>
        <When states={['running', 'ended']} of={camp}>
          <NextCamp camps={allCamps} />
        </When>
      </div>
    </Section>
  )
}
