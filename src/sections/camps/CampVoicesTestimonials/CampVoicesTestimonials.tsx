import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './CampVoicesTestimonials.module.css'
import { ParentsChat } from './ParentsChat.tsx'
import { Signpost } from './Signpost.tsx'
import type { campVoicesTestimonials } from './schema.ts'

type Props = SectionView<ReturnType<typeof campVoicesTestimonials>>

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
