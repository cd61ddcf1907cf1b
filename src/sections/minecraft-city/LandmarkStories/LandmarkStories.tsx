import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Quote } from '#ui/Quote/Quote.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionTitle } from '#ui/Section/SectionTitle.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './LandmarkStories.module.css'
import type { landmarkStories } from './schema.ts'

type Props = SectionView<ReturnType<typeof landmarkStories>>

export function LandmarkStories({ id, heading, lead, stories }: Props) {
  const samples = sampleMarks(stories)
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section} data={{ 'data-only': 'screen' }} bleed>
      <div className={styles.inner}>
        <header className={styles.head}>
          <SectionTitle id={`${id}-title`} samples={samples.all}>
            {heading}
          </SectionTitle>
          <p>
            <Text>{lead}</Text>
          </p>
        </header>
        <ul className={styles.stories}>
          {stories.map((story) => (
            <li key={story.title}>
              <VoxelIcon className={styles.landmark} name={story.icon} night />
              <article className={styles.plinth}>
                <p className={styles.place}>
                  <Text>{story.place}</Text>
                  <SampleMark when={samples.one(story)} />
                </p>
                <HeadedText title={story.title} text={story.text} />
                {story.quote && (
                  <figure>
                    <Quote>{story.quote.text}</Quote>
                    <figcaption>
                      <Text>{story.quote.by}</Text>
                    </figcaption>
                  </figure>
                )}
              </article>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.road} aria-hidden="true" />
    </Section>
  )
}
