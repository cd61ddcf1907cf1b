import { ArrowLeft } from 'lucide-react'
import texts from '#content/interface/camps.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './ParentsChat.module.css'

interface Quote {
  id: string
  text: string
  name: string
  role: string
  sample: boolean
}

interface Props {
  title: string
  items: Quote[]
  /** True for a sample that the heading above does not mark. */
  isMarked: (quote: Quote) => boolean
}

/** A box that scrolls sideways by wheel and by touch and, because it is focusable, by keyboard. */
export function ParentsChat({ title, items, isMarked }: Props) {
  return (
    <div className={styles.chat}>
      <div className={styles.head}>
        <VoxelIcon className={styles.icon} name="kids" />
        <p>
          <Text>{title}</Text>
        </p>
        <span className={styles.more} data-only="screen" aria-hidden="true">
          {texts.chatMore}
          <ArrowLeft />
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box must be reachable by keyboard */}
      <section className={styles.messages} data-ring="inside" tabIndex={0} aria-label={interpolate(texts.chatScrolls, { title })}>
        {items.map((item) => (
          <figure className={styles.message} key={item.id}>
            <blockquote>
              <Text>{item.text}</Text>
            </blockquote>
            <figcaption>
              <Text>{`${item.name}, ${item.role}`}</Text>
              <SampleMark when={isMarked(item)} />
            </figcaption>
          </figure>
        ))}
      </section>
    </div>
  )
}
