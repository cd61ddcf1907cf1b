import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'
import styles from './Button.module.css'

interface Props extends ComponentProps<'button'> {
  look?: 'primary' | 'chat' | 'sun' | 'plain'
  size?: 'small' | 'large'
}

/** A block that presses down. */
export function Button({ look = 'primary', size, className, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      className={classNames(styles.button, look !== 'plain' && styles[look], size && styles[size], className)}
      {...rest}
    />
  )
}
