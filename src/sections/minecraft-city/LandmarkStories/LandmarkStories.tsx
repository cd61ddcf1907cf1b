import { sampleMarks } from '#lib/sample-marks.ts'
import type { PartView } from '#sections/section-view.ts'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { TitledText } from '#ui/TitledText/TitledText.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './LandmarkStories.module.css'
import type { landmarkStories } from './schema.ts'

type Props = PartView<ReturnType<typeof landmarkStories>>

export function LandmarkStories({ id, heading, lead, stories }: Props) {
  const samples = sampleMarks(stories)
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section} data={{ 'data-only': 'screen' }} bleed>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2>
            <span id={`${id}-title`}>
              <Text>{heading}</Text>
            </span>
            <SampleMark when={samples.all} block />
          </h2>
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
                <TitledText title={story.title} text={story.text} />
                {story.quote && (
                  <figure>
                    <blockquote>
                      <Text>{story.quote.text}</Text>
                    </blockquote>
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
