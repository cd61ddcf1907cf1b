import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { Picture } from '@/ui/Picture/Picture'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import type { windowTestimonials } from './schema'
import styles from './WindowTestimonials.module.css'

type Props = PartView<ReturnType<typeof windowTestimonials>>

/** What the children have built for the city stands in the windows of the top floor. */
const topFloor = ['school', 'plant', 'home', 'tree', 'bus', 'robot']

export function WindowTestimonials({ id, heading, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.house}>
        <h2>
          <span id={`${id}-title`}>
            <Text>{heading}</Text>
          </span>
          <SampleMark when={samples.all} block />
        </h2>
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
                <blockquote>
                  <p>
                    <Text>{item.text}</Text>
                  </p>
                </blockquote>
                {item.portrait && <Picture className={styles.portrait} picture={item.portrait} sizes="11rem" cutout />}
                <figcaption>
                  <b>
                    <Text>{item.name}</Text>
                  </b>
                  <Text>{item.role}</Text>
                  <SampleMark when={samples.one(item)} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
