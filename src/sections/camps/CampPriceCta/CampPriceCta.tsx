import { Check } from 'lucide-react'
import words from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import { CampTools } from '#features/camps/CampTools.tsx'
import type { CampSummary } from '#features/camps/camp-summary.ts'
import type { CampView } from '#features/camps/camp-view.ts'
import { termsId } from '#features/camps/dialogs/TermsDialog.tsx'
import { NextCamp } from '#features/camps/NextCamp.tsx'
import { campAttributes, whenAttributes } from '#features/camps/state/camp-attributes.ts'
import { statesAhead } from '#features/camps/state/camp-state.ts'
import { When } from '#features/camps/state/When.tsx'
import type { PartView } from '#sections/section-view.ts'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { SignUpSection } from '../SignUpSection.tsx'
import { StateWords } from '../StateWords.tsx'
import styles from './CampPriceCta.module.css'
import { PaymentWall } from './PaymentWall.tsx'
import type { campPriceCta } from './schema.ts'

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
