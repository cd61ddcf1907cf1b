import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import button from '#ui/Button/Button.module.css'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Plates.module.css'

interface Props {
  href: string
  icon: string
  title: string
  facts: ReactNode
  /** Where in its life the camp is. */
  chips?: ReactNode
  price?: string | undefined
  /** Written on the stub, as on a button. */
  label: string
}

/** A ticket, all of which leads to one camp or to the waiting list. */
export function Plate({ href, icon, title, facts, chips, price, label }: Props) {
  return (
    <a className={styles.plate} href={href}>
      <span className={styles.paper}>
        <span className={styles.words}>
          <VoxelIcon className={styles.icon} name={icon} />
          <span>
            <b>
              <Text>{title}</Text>
            </b>
            <small>{facts}</small>
            {chips}
          </span>
        </span>
        <span className={styles.stub}>
          {price && (
            <strong>
              <bdi>{price}</bdi>
            </strong>
          )}
          <span className={classNames(button.button, button.primary, styles.press)}>{label}</span>
        </span>
      </span>
    </a>
  )
}
