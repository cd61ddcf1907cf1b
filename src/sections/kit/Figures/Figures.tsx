import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import visually from '@/ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './Figures.module.css'
import type { figures } from './schema'

type Props = PartView<ReturnType<typeof figures>>

const numberFormat = new Intl.NumberFormat('he-IL')

export function Figures({ id, heading, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <section id={id} className={styles.figures} aria-labelledby={`${id}-title`}>
      <h2 className={visually.hidden} id={`${id}-title`}>
        <Text>{heading}</Text>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <b>
              <data value={item.value} data-count="">
                {numberFormat.format(item.value)}
              </data>
            </b>
            <span>
              <Text>{item.label}</Text>
              <SampleMark when={samples.one(item)} />
              <SampleMark when={samples.all && item === items[0]} block />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
