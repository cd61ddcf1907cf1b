import type { CampView } from '#features/camps/camp-view.ts'
import { campAttributes } from '#features/camps/state/camp-attributes.ts'
import { statesBeforeTheEnd } from '#features/camps/state/camp-state.ts'
import { When } from '#features/camps/state/When.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './CampBenchForm.module.css'

/** A camp, and what its page says in the place of its sign-up once it is over: one ask, not three. */
export interface EndedCamp {
  camp: CampView
  heading: string
  lead: string
}

interface Props {
  titleId: string
  heading: string
  lead: string
  after?: EndedCamp | undefined
}

export function BenchHead({ titleId, heading, lead, after }: Props) {
  if (!after)
    return (
      <header className={styles.head}>
        <h2 id={titleId}>
          <Text>{heading}</Text>
        </h2>
        <p>
          <Text>{lead}</Text>
        </p>
      </header>
    )
  const { camp } = after
  return (
    <header className={styles.head} {...campAttributes(camp)}>
      <h2 id={titleId}>
        <When states={statesBeforeTheEnd} of={camp} as="span">
          <Text>{heading}</Text>
        </When>
        <When states={['ended']} of={camp} as="span">
          <Text>{after.heading}</Text>
        </When>
      </h2>
      <When states={statesBeforeTheEnd} of={camp} as="p">
        <Text>{lead}</Text>
      </When>
      <When states={['ended']} of={camp} as="p">
        <Text>{after.lead}</Text>
      </When>
    </header>
  )
}
