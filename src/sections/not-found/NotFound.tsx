import type { Action } from '@/schemas/action'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './NotFound.module.css'

interface Props {
  heading: string
  lead: string
  action: Action
  links: Action[]
}

/** A wall with a gap. The block that is missing hangs under a drone, and is the way back. */
export function NotFound({ heading, lead, action, links }: Props) {
  return (
    <section className={styles.missing} aria-labelledby="not-found">
      <header className={styles.head}>
        <h1 id="not-found">
          <Text>{heading}</Text>
        </h1>
        <p>
          <Text>{lead}</Text>
        </p>
      </header>
      <div className={styles.scene}>
        <a className={styles.block} href={action.href}>
          <Text>{action.label}</Text>
        </a>
        <VoxelIcon className={styles.drone} name="drone" />
        <VoxelIcon className={styles.robot} name="robot" />
        <div className={styles.wall} aria-hidden="true">
          <div>
            <i />
            <i />
            <i className={styles.gap} />
            <i />
            <i />
          </div>
          <div>
            <i />
            <i />
            <i />
            <i />
            <i />
            <i />
          </div>
        </div>
      </div>
      <nav className={styles.links} aria-label="אולי חיפשת">
        <span aria-hidden="true">אולי חיפשת:</span>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                <Text>{link.label}</Text>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
