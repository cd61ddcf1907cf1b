import { Check } from 'lucide-react'
import * as words from '@/content/interface/camps.json'
import { CampChip } from '@/features/camps/CampChip'
import { CampSignUp } from '@/features/camps/CampSignUp'
import { CampTools } from '@/features/camps/CampTools'
import type { CampSummary } from '@/features/camps/camp-summary'
import type { CampView } from '@/features/camps/camp-view'
import { termsId } from '@/features/camps/dialogs/TermsDialog'
import { NextCamp } from '@/features/camps/NextCamp'
import { campAttributes, whenAttributes } from '@/features/camps/state/camp-attributes'
import { statesAhead } from '@/features/camps/state/camp-state'
import { When } from '@/features/camps/state/When'
import type { PartView } from '@/sections/section-view'
import { OpenDialog } from '@/ui/Dialog/OpenDialog'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import { SignUpSection } from '../SignUpSection'
import { StateWords } from '../StateWords'
import styles from './CampPriceCta.module.css'
import { PaymentWall } from './PaymentWall'
import type { campPriceCta } from './schema'

type Props = PartView<ReturnType<typeof campPriceCta>> & { camp: CampView; camps: CampSummary[] }

export function CampPriceCta({ id, heading, lead, includes, camp, camps }: Props) {
  return (
    <SignUpSection id={id} camp={camp}>
      <div className={styles.columns} {...campAttributes(camp)}>
        <div className={styles.words}>
          <CampChip camp={camp} />
          <h2 id={`${id}-title`}>
            <StateWords words={heading} of={camp} />
          </h2>
          <p className={styles.lead}>
            <StateWords words={lead} of={camp} />
          </p>
          <ul className={styles.includes} {...whenAttributes(statesAhead, camp.state)}>
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
            <CampSignUp camp={camp} size="large" />
            <OpenDialog dialog={termsId(camp.terms)} look="plain" size="large">
              {words.terms}
            </OpenDialog>
          </div>
          <CampTools camp={camp} />
        </div>
        <When states={statesAhead} of={camp}>
          <PaymentWall price={camp.price} instalments={camp.instalments} />
        </When>
        <When states={['running']} of={camp}>
          <NextCamp camps={camps} />
        </When>
      </div>
    </SignUpSection>
  )
}
