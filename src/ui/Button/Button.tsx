import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './Button.module.css'

interface Props extends ComponentProps<'button'> {
  /** `link` is quiet: underlined text. */
  look?: 'primary' | 'chat' | 'sun' | 'plain' | 'link'
  size?: 'small' | 'large'
}

/** A button drawn as a block that moves down when pressed. */
export function Button({ look = 'primary', size, className, type = 'button', ...rest }: Props) {
  const looks = look === 'link' ? [styles.link] : [styles.button, look !== 'plain' && styles[look]]
  return <button type={type} className={classNames(...looks, size && styles[size], className)} {...rest} />
}
