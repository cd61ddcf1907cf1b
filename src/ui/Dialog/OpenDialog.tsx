import type { ComponentProps } from 'react'
import { Button } from '#ui/Button/Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'type' | 'command' | 'commandfor'> {
  /** The id of the Dialog. */
  dialog: string
}

/** A button that opens a Dialog. Browsers with invoker commands need no script for it. */
export function OpenDialog({ dialog, ...rest }: Props) {
  return <Button data-only="scripts" command="show-modal" commandfor={dialog} aria-haspopup="dialog" {...rest} />
}
