import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './Button.module.css'

interface Props extends ComponentProps<'button'> {
  /** A link is quiet: underlined words. */
  look?: 'primary' | 'chat' | 'sun' | 'plain' | 'link'
  size?: 'small' | 'large'
}

/** A block that presses down. */
export function Button({ look = 'primary', size, className, type = 'button', ...rest }: Props) {
  const looks = look === 'link' ? [styles.link] : [styles.button, look !== 'plain' && styles[look]]
  return <button type={type} className={classNames(...looks, size && styles[size], className)} {...rest} />
}
