import { Check } from 'lucide-react'
import * as words from '@/content/interface/camps.json'
import { CampChip } from '@/features/camps/CampChip'
import { CampSignUp } from '@/features/camps/CampSignUp'
import { CampTools } from '@/features/camps/CampTools'
import type { CampSummary } from '@/features/camps/camp-summary'
import type { CampView } from '@/features/camps/camp-view'
import { termsId } from '@/features/camps/dialogs/TermsDialog'
import { NextCamp } from '@/features/camps/NextCamp'
import { campAttributes } from '@/features/camps/state/camp-attributes'
import { When } from '@/features/camps/state/When'
import { statesAhead, statesBeforeTheEnd } from '@/lib/camps/camp-state'
import type { PartView } from '@/sections/section-view'
import { OpenDialog } from '@/ui/Dialog/OpenDialog'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { StateWords } from '../StateWords'
import styles from './CampPriceCta.module.css'
import { PaymentWall } from './PaymentWall'
import type { campPriceCta } from './schema'

type Props = PartView<ReturnType<typeof campPriceCta>> & {
  camp: CampView
  /** The next one is named where this one can't be joined any more. */
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
          <p className={styles.lead}>
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
          <div className={styles.actions}>
            <When states={statesBeforeTheEnd} of={camp}>
              <CampSignUp camp={camp} size="large" />
            </When>
            <OpenDialog dialog={termsId(camp.terms)} look="plain">
              {words.terms}
            </OpenDialog>
          </div>
          <CampTools camp={camp} />
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
