import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Quote, Speaker } from '#ui/Quote/Quote.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionTitle } from '#ui/Section/SectionTitle.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import type { windowTestimonials } from './schema.ts'
import styles from './WindowTestimonials.module.css'

type Props = SectionView<ReturnType<typeof windowTestimonials>>

/** Things that children have built for the city, in the windows of the top floor. */
const topFloor = ['school', 'plant', 'home', 'tree', 'bus', 'robot']

export function WindowTestimonials({ id, heading, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.house}>
        <SectionTitle id={`${id}-title`} samples={samples.all}>
          {heading}
        </SectionTitle>
        <div className={styles.floor} aria-hidden="true">
          {topFloor.map((thing) => (
            <i key={thing}>
              <VoxelIcon name={thing} />
            </i>
          ))}
        </div>
        <ul className={styles.windows}>
          {items.map((item) => (
            <li key={item.id}>
              <figure>
                <Quote>{item.text}</Quote>
                {item.portrait && <Picture className={styles.portrait} picture={item.portrait} sizes="11rem" cutout />}
                <figcaption>
                  <Speaker {...item} sample={samples.one(item)} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
