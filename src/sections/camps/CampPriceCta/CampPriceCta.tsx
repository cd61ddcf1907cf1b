import { Check } from 'lucide-react'
import * as words from '@/content/interface/camps.json'
import { CampChip } from '@/features/camps/CampChip'
import { CampSignUp } from '@/features/camps/CampSignUp'
import { CampTools } from '@/features/camps/CampTools'
import type { CampView } from '@/features/camps/camp-view'
import { TermsDialog, termsId } from '@/features/camps/TermsDialog'
import type { PartView } from '@/sections/section-view'
import { OpenDialog } from '@/ui/Dialog/OpenDialog'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import styles from './CampPriceCta.module.css'
import { PaymentWall } from './PaymentWall'
import type { campPriceCta } from './schema'

type Props = PartView<ReturnType<typeof campPriceCta>> & { camp: CampView }

export function CampPriceCta({ id, heading, lead, includes, camp }: Props) {
  return (
    <Section id={id} tone="tint" rise labelledBy={`${id}-title`}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <CampChip camp={camp} />
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          {lead && (
            <p className={styles.lead}>
              <Text>{lead}</Text>
            </p>
          )}
          <ul className={styles.includes}>
            {includes.map((item) => (
              <li key={item}>
                <Check aria-hidden />
                <span>
                  <Text>{item}</Text>
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
        <PaymentWall price={camp.price} instalments={camp.instalments} />
      </div>
      <TermsDialog terms={camp.terms} />
    </Section>
  )
}
