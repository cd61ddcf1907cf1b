import { classNames } from '#lib/class-names.ts'
import type { Action } from '#schemas/action.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import styles from './Actions.module.css'

interface Props {
  actions: Action[]
  size?: 'small' | 'large' | undefined
  className?: string | undefined
}

/** Buttons and links, side by side where there is room. */
export function Actions({ actions, size, className }: Props) {
  return (
    <div className={classNames(styles.actions, className)}>
      {actions.map((action) => (
        <ActionLink key={action.label} size={size} {...action} />
      ))}
    </div>
  )
}
