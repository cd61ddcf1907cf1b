import words from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import { CampTools } from '#features/camps/CampTools.tsx'
import type { CampView } from '#features/camps/camp-view.ts'
import { termsId } from '#features/camps/dialogs/TermsDialog.tsx'
import { campAttributes, whenAttributes } from '#features/camps/state/camp-attributes.ts'
import { statesAhead } from '#features/camps/state/camp-state.ts'
import { classNames } from '#lib/class-names.ts'
import type { PartView } from '#sections/section-view.ts'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import perforation from '../perforation.module.css'
import { SignUpSection } from '../SignUpSection.tsx'
import { StateWords } from '../StateWords.tsx'
import styles from './CampAdmissionCta.module.css'
import { PaymentLink } from './PaymentLink.tsx'
import type { campAdmissionCta } from './schema.ts'

type Props = PartView<ReturnType<typeof campAdmissionCta>> & { camp: CampView }

export function CampAdmissionCta({ id, heading, lead, picture, payLabel, payLaterLabel, camp }: Props) {
  return (
    <SignUpSection id={id} camp={camp}>
      <div {...campAttributes(camp)}>
        <SectionHead id={`${id}-title`} heading={<StateWords words={heading} of={camp} />} lead={<StateWords words={lead} of={camp} />} />
      </div>
      <div className={styles.ticket} {...campAttributes(camp)}>
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
            <SampleMark when={Object.values(camp.samples).some(Boolean)} />
          </p>
          <CampTools camp={camp} />
        </div>
        <div className={classNames(perforation.bites, perforation.along, styles.stub)}>
          <p className={styles.price} {...whenAttributes(statesAhead, camp.state)}>
            <strong>
              <bdi>{camp.printed.price}</bdi>
            </strong>
            <Text>{camp.printed.instalments}</Text>
          </p>
          <PaymentLink camp={camp} label={payLabel} laterLabel={payLaterLabel} />
          <CampSignUp camp={camp} />
          <OpenDialog className={styles.terms} dialog={termsId(camp.terms)} look="link">
            {words.terms}
          </OpenDialog>
        </div>
      </div>
    </SignUpSection>
  )
}
