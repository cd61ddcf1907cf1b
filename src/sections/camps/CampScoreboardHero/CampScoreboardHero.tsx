import words from '#content/interface/camps.json' with { type: 'json' }
import { CampChip } from '#features/camps/CampChip.tsx'
import { type CampFact, CampFactList } from '#features/camps/CampFactList.tsx'
import { CampSignUp } from '#features/camps/CampSignUp.tsx'
import { CampTools } from '#features/camps/CampTools.tsx'
import type { CampView } from '#features/camps/camp-view.ts'
import { statesAhead } from '#features/camps/state/camp-state.ts'
import type { PartView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './CampScoreboardHero.module.css'
import type { campScoreboardHero } from './schema.ts'

type Props = PartView<ReturnType<typeof campScoreboardHero>> & { camp: CampView; leads: boolean }

export function CampScoreboardHero({ id, kicker, heading, lead, picture, camp, leads }: Props) {
  const Heading = leads ? 'h1' : 'h2'
  const cells: CampFact[] = [
    { label: words.scoreboardDates, value: camp.printed.dayRange, note: camp.printed.schedule, sample: camp.samples.dates },
    { label: words.hours, value: camp.printed.hours, note: camp.printed.grades, sample: camp.samples.hours || camp.samples.grades },
    { label: words.scoreboardPlace, value: camp.printed.place, note: camp.printed.venue, sample: camp.samples.place },
    { label: words.price, value: camp.printed.price, note: camp.printed.instalments, when: statesAhead },
  ]
  return (
    <section className={styles.hall} data-scheme="dark" id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.board}>
        <div className={styles.top}>
          <p>
            <Text>{kicker}</Text>
          </p>
          <CampChip camp={camp} />
        </div>
        <Heading className={styles.heading} id={`${id}-title`}>
          <Text>{heading}</Text>
        </Heading>
        <CampFactList className={styles.cells} camp={camp} facts={cells} />
      </div>
      <div className={styles.words}>
        <p>
          <Text>{lead}</Text>
        </p>
        <CampSignUp camp={camp} size="large" />
        <CampTools camp={camp} />
      </div>
      <Picture className={styles.crowd} picture={picture} sizes="(min-width: 64rem) 100vw, 35rem" cutout priority={leads} />
    </section>
  )
}
