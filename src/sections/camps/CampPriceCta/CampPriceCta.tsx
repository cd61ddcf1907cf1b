import { Check } from 'lucide-react'
import texts from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import { CampTools } from '#features/camps/CampTools.tsx'
import type { CampSummary } from '#features/camps/camp-summary.ts'
import type { CampView } from '#features/camps/camp-view.ts'
import { termsId } from '#features/camps/dialogs/TermsDialog.tsx'
import { NextCamp } from '#features/camps/NextCamp.tsx'
import { campAttributes } from '#features/camps/state/camp-attributes.ts'
import { InStates } from '#features/camps/state/InStates.tsx'
import { statesNotOver, statesUpcoming } from '#lib/camps/camp-state.ts'
import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import shared from '#ui/HeroText/HeroText.module.css'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { StateText } from '../StateText.tsx'
import styles from './CampPriceCta.module.css'
import { PaymentWall } from './PaymentWall.tsx'
import type { campPriceCta } from './schema.ts'

type Props = SectionView<ReturnType<typeof campPriceCta>> & {
  camp: CampView
  /** All camps: once sign-up has closed, the section names the next one. */
  allCamps: CampSummary[]
}

export function CampPriceCta({ id, heading, lead, includes, camp, allCamps }: Props) {
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`}>
      <div id="contact" className={styles.columns} {...campAttributes(camp)}>
        <div className={styles.text}>
          <CampChip camp={camp} />
          <h2 id={`${id}-title`}>
            <StateText texts={heading} state={camp.state} />
          </h2>
          <p className={classNames(shared.lead, styles.lead)}>
            <StateText texts={lead} state={camp.state} />
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
            <InStates states={statesNotOver} camp={camp}>
              <CampSignUp camp={camp} size="large" />
            </InStates>
            <OpenDialog dialog={termsId(camp.terms)} look="plain">
              {texts.terms}
            </OpenDialog>
          </Actions>
          <CampTools camp={camp} shares="page" />
        </div>
        <InStates states={statesUpcoming} camp={camp}>
          <PaymentWall price={camp.price} instalments={camp.instalments} />
        </InStates>
        <InStates states={['running', 'ended']} camp={camp}>
          <NextCamp camps={allCamps} />
        </InStates>
      </div>
    </Section>
  )
}
