import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import styles from './CampVoices.module.css'
import { ParentsChat } from './ParentsChat'
import { Signpost } from './Signpost'
import type { campVoicesSection } from './schema'

type Props = SectionView<ReturnType<typeof campVoicesSection>>

export function CampVoices({ id, tone, rise, heading, lead, chatTitle, chatNote, items, signpost, name }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${name}-title`}>
      <div className={styles.columns}>
        <div>
          <SectionHead id={`${name}-title`} heading={heading} lead={lead} />
          <ParentsChat title={chatTitle} note={chatNote} items={items} />
        </div>
        <div className={styles.post}>
          <h2>
            <Text>{signpost.heading}</Text>
          </h2>
          <p>
            <Text>{signpost.lead}</Text>
          </p>
          <Signpost signs={signpost.signs} />
        </div>
      </div>
    </Section>
  )
}
