import { language } from '#config/language.ts'
import type { SectionView } from '#sections/section-view.ts'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import visually from '#ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './Figures.module.css'
import type { figures } from './schema.ts'

type Props = SectionView<ReturnType<typeof figures>>

const numberFormat = new Intl.NumberFormat(language.locale)

export function Figures({ id, heading, items }: Props) {
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
              {/* one mark per figure: the heading, which could carry one mark for all, is visually hidden */}
              <SampleMark when={item.sample} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
