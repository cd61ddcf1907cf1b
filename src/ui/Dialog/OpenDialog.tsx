import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './Dialog.module.css'

interface Props extends Omit<ComponentProps<typeof Button>, 'type' | 'command' | 'commandfor'> {
  /** The id of the Dialog. */
  dialog: string
}

/** A button that opens a Dialog, with no script where the browser knows invoker commands. */
export function OpenDialog({ dialog, className, ...rest }: Props) {
  return (
    <Button className={classNames(styles.opener, className)} command="show-modal" commandfor={dialog} aria-haspopup="dialog" {...rest} />
  )
}
