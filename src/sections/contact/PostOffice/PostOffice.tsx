import type { SectionView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './PostOffice.module.css'
import type { postOfficeSection } from './schema'

type Props = SectionView<ReturnType<typeof postOfficeSection>>

export function PostOffice({ heading, lead, windows, name }: Props) {
  return (
    <section className={styles.office} aria-labelledby={`${name}-title`}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h1 id={`${name}-title`}>
            <Text>{heading}</Text>
          </h1>
          <p>
            <Text>{lead}</Text>
          </p>
        </header>
        <div className={styles.plane} aria-hidden="true">
          <VoxelIcon name="plane" />
        </div>
        <ul className={styles.windows}>
          {windows.map((window) => (
            <li key={window.title}>
              <div className={styles.opening}>
                <VoxelIcon name={window.icon} />
              </div>
              <div className={styles.words}>
                <h2>
                  <Text>{window.title}</Text>
                </h2>
                <p>
                  <Text>{window.text}</Text>
                </p>
                <ActionLink {...window.action} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.counter} aria-hidden="true" />
    </section>
  )
}
