import texts from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { CampPrice } from '#features/camps/CampPrice.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import { CampTools } from '#features/camps/CampTools.tsx'
import type { CampView } from '#features/camps/camp-view.ts'
import { termsId } from '#features/camps/dialogs/TermsDialog.tsx'
import { nextCampAttributes, nextState } from '#features/camps/state/camp-attributes.ts'
import { NextCampSwitch } from '#features/camps/state/NextCampSwitch.tsx'
import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import perforation from '../perforation.module.css'
import { StateText } from '../StateText.tsx'
import styles from './CampAdmissionCta.module.css'
import type { campAdmissionCta } from './schema.ts'

type Props = SectionView<ReturnType<typeof campAdmissionCta>> & { camps: CampView[] }

export function CampAdmissionCta({ id, heading, lead, picture, camps }: Props) {
  const state = nextState(camps)
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`}>
      <div id="contact" {...nextCampAttributes(camps)}>
        <SectionHead
          id={`${id}-title`}
          heading={<StateText texts={heading} state={state} />}
          lead={<StateText texts={lead} state={state} />}
        />
      </div>
      <div className={styles.ticket}>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 40rem, 100vw" />
        <NextCampSwitch camps={camps} className={styles.facts}>
          {(camp) => (
            <div className={styles.text}>
              <CampChip camp={camp} />
              <h3 className={styles.title}>
                <Text>{`${camp.title}, ${camp.printed.place}`}</Text>
                <SampleMark when={camp.samples.all} block />
              </h3>
              <p>
                <Text>{`${camp.printed.dayRange} · ${camp.printed.hours}`}</Text>
                <br />
                <Text>{`${camp.printed.grades}, ${camp.printed.venue}`}</Text>
                <SampleMark when={!camp.samples.all && Object.values(camp.samples).some(Boolean)} />
              </p>
              <CampTools camp={camp} shares="page" />
            </div>
          )}
        </NextCampSwitch>
        <NextCampSwitch camps={camps} className={classNames(perforation.bites, perforation.along, styles.stub)}>
          {(camp) => (
            <div className={styles.ways}>
              <CampPrice camp={camp} className={styles.price} />
              <CampSignUp camp={camp} size="large" />
              <OpenDialog className={styles.terms} dialog={termsId(camp.terms)} look="link">
                {texts.terms}
              </OpenDialog>
            </div>
          )}
        </NextCampSwitch>
      </div>
    </Section>
  )
}
