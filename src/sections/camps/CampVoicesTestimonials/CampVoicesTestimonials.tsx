import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import styles from './CampVoicesTestimonials.module.css'
import { ParentsChat } from './ParentsChat'
import { Signpost } from './Signpost'
import type { campVoicesTestimonials } from './schema'

type Props = PartView<ReturnType<typeof campVoicesTestimonials>>

export function CampVoicesTestimonials({ id, heading, lead, chatTitle, items, signpost }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`}>
      <div className={styles.columns}>
        <div>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
          <ParentsChat title={chatTitle} items={items} isMarked={samples.one} />
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
