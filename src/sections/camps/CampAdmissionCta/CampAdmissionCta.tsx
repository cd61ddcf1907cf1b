import * as words from '@/content/interface/camps.json'
import { CampChip } from '@/features/camps/CampChip'
import { CampSignUp } from '@/features/camps/CampSignUp'
import { CampTools } from '@/features/camps/CampTools'
import type { CampView } from '@/features/camps/camp-view'
import { TermsDialog, termsId } from '@/features/camps/TermsDialog'
import type { PartView } from '@/sections/section-view'
import { OpenDialog } from '@/ui/Dialog/OpenDialog'
import { Picture } from '@/ui/Picture/Picture'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import styles from './CampAdmissionCta.module.css'
import { PaymentLink } from './PaymentLink'
import type { campAdmissionCta } from './schema'

type Props = PartView<ReturnType<typeof campAdmissionCta>> & { camp: CampView }

export function CampAdmissionCta({ id, heading, lead, picture, payLabel, payLaterLabel, camp }: Props) {
  return (
    <Section id={id} tone="field" rise labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <div className={styles.ticket}>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 40rem, 100vw" />
        <div className={styles.facts}>
          <CampChip camp={camp} />
          <h3 className={styles.title}>
            <Text>{`${camp.title}, ${camp.printed.place}`}</Text>
          </h3>
          <p>
            <Text>{`${camp.printed.dayRange} · ${camp.printed.hours}`}</Text>
            <br />
            <Text>{`${camp.printed.grades}, ${camp.printed.venue}`}</Text>
          </p>
          <CampTools camp={camp} />
        </div>
        <div className={styles.stub}>
          <p className={styles.price}>
            <strong>
              <bdi>{camp.printed.price}</bdi>
            </strong>
            <Text>{camp.printed.instalments}</Text>
          </p>
          <PaymentLink camp={camp} label={payLabel} when={['before']} />
          <CampSignUp camp={camp} />
          <OpenDialog className={styles.terms} dialog={termsId(camp.terms)} look="link">
            {words.terms}
          </OpenDialog>
          <PaymentLink camp={camp} label={payLaterLabel} when={['during', 'after']} />
        </div>
      </div>
      <TermsDialog terms={camp.terms} />
    </Section>
  )
}
