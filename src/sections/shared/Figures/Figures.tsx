import type { SectionView } from '@/sections/section-view'
import { Text } from '@/ui/Text/Text'
import visually from '@/ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './Figures.module.css'
import type { figuresSection } from './schema'

type Props = SectionView<ReturnType<typeof figuresSection>>

const numberFormat = new Intl.NumberFormat('he-IL')

export function Figures({ id, heading, items, name }: Props) {
  return (
    <section id={id} className={styles.figures} aria-labelledby={`${name}-title`}>
      <h2 className={visually.hidden} id={`${name}-title`}>
        <Text>{heading}</Text>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <b data-count={item.value}>{numberFormat.format(item.value)}</b>
            <span>
              <Text>{item.label}</Text>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
