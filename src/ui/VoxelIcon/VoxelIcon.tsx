import { classNames } from '@/lib/class-names'
import styles from './VoxelIcon.module.css'

const files = import.meta.glob<string>('../../assets/icons/*.svg', { eager: true, query: '?url', import: 'default' })

interface Props {
  name: string
  className?: string | undefined
  /** On the first screen: loaded at once. */
  eager?: boolean
  /** After sunset it shows its drawing of the evening, where it has one. */
  night?: boolean
}

/** A small drawing of blocks beside words that say the same: hidden from assistive technology. Its box is set by the caller's class. */
export function VoxelIcon({ name, className, eager = false, night = false }: Props) {
  const src = files[`../../assets/icons/${name}.svg`]
  if (!src) throw new Error(`There is no icon "${name}" in src/assets/icons`)
  const loading = eager ? 'eager' : 'lazy'
  const icon = (
    <img className={classNames(styles.icon, className)} src={src} alt="" width={96} height={96} loading={loading} decoding="async" />
  )
  const evening = night && files[`../../assets/icons/${name}-night.svg`]
  if (!evening) return icon
  return (
    <picture className={styles.hours}>
      <source srcSet={evening} media="(prefers-color-scheme: dark)" data-night="" />
      {icon}
    </picture>
  )
}
