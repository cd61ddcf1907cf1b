import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import type { CampView } from '#features/camps/camp-view.ts'
import { NextCampSwitch } from '#features/camps/state/NextCampSwitch.tsx'
import { classNames } from '#lib/class-names.ts'
import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import shared from '#ui/HeroText/HeroText.module.css'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { Bracket } from './Bracket.tsx'
import styles from './CampTournament.module.css'
import type { campTournament } from './schema.ts'

type Props = SectionView<ReturnType<typeof campTournament>> & { camps: CampView[]; leads: boolean }

export function CampTournament({ id, kicker, heading, lead, picture, guest, teams, rounds, camps, leads }: Props) {
  const Heading = leads ? 'h1' : 'h2'
  const samples = sampleMarks([guest, teams, ...rounds])
  const Part = leads ? 'h2' : 'h3'
  return (
    <section className={styles.hall} data-scheme="dark" id={id} aria-labelledby={`${id}-title`}>
      <Picture className={styles.stage} picture={picture} sizes="100vw" priority={leads} />
      <div className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.kicker}>
            <span>
              <Text>{kicker}</Text>
            </span>
            <SampleMark when={samples.all} block />
          </p>
          <Heading className={styles.heading} id={`${id}-title`}>
            <Text>{heading}</Text>
          </Heading>
          <p className={classNames(shared.lead, styles.lead)}>
            <Text>{lead}</Text>
          </p>
          {leads && <NextCampSwitch camps={camps}>{(camp) => <CampSignUp camp={camp} size="large" />}</NextCampSwitch>}
        </div>
        <Bracket
          teams={teams.names}
          rounds={rounds.map((round) => ({ ...round, isMarked: samples.one(teams) || samples.one(round) }))}
          level={Part}
        >
          <div className={styles.guest}>
            <VoxelIcon className={styles.icon} name={guest.icon} />
            <div>
              <Part>
                <Text>{guest.title}</Text>
                <SampleMark when={samples.one(guest)} />
              </Part>
              <p>
                <Text>{guest.text}</Text>
              </p>
            </div>
          </div>
        </Bracket>
      </div>
    </section>
  )
}
