import texts from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { type CampFact, CampFactList, priceFact } from '#features/camps/CampFactList.tsx'
import { CampFinePrint } from '#features/camps/CampFinePrint.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import { CampTools } from '#features/camps/CampTools.tsx'
import type { CampView } from '#features/camps/camp-view.ts'
import { NextCampSwitch } from '#features/camps/state/NextCampSwitch.tsx'
import type { SectionView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './CampScoreboardHero.module.css'
import type { campScoreboardHero } from './schema.ts'

type Props = SectionView<ReturnType<typeof campScoreboardHero>> & { camps: CampView[]; leads: boolean }

export function CampScoreboardHero({ id, heading, lead, picture, camps, leads }: Props) {
  const Heading = leads ? 'h1' : 'h2'
  return (
    <section className={styles.hall} data-scheme="dark" id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.board}>
        <NextCampSwitch camps={camps}>
          {(camp) => (
            <div className={styles.top}>
              <p>
                <Text>{camp.title}</Text>
                <SampleMark when={camp.samples.all} block />
              </p>
              <CampChip camp={camp} />
            </div>
          )}
        </NextCampSwitch>
        <Heading className={styles.heading} id={`${id}-title`}>
          <Text>{heading}</Text>
        </Heading>
        <NextCampSwitch camps={camps}>{(camp) => <CampFactList className={styles.cells} facts={cells(camp)} />}</NextCampSwitch>
      </div>
      <div className={styles.text}>
        <p>
          <Text>{lead}</Text>
        </p>
        <NextCampSwitch camps={camps}>
          {(camp) => (
            <>
              <CampSignUp camp={camp} size="large" />
              <CampFinePrint camp={camp} />
            </>
          )}
        </NextCampSwitch>
        <NextCampSwitch camps={camps}>{(camp) => <CampTools camp={camp} shares="page" />}</NextCampSwitch>
      </div>
      <Picture className={styles.crowd} picture={picture} sizes="(min-width: 40rem) 100vw, 35rem" cutout priority={leads} />
    </section>
  )
}

function cells(camp: CampView): CampFact[] {
  const { printed, samples } = camp
  return [
    { label: texts.scoreboardDates, value: printed.dayRange, note: printed.schedule, sample: samples.dates },
    { label: texts.hours, value: printed.hours, note: printed.grades, sample: samples.hours || samples.grades },
    { label: texts.scoreboardPlace, value: printed.place, note: printed.venue, sample: samples.place },
    priceFact(camp),
  ]
}
