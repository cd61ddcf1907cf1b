import { classNames } from '#lib/class-names.ts'
import styles from './VoxelIcon.module.css'

const drawn = import.meta.glob<string>('../../assets/icons/*.svg', { eager: true, query: '?url', import: 'default' })
const markup = import.meta.glob<string>('../../assets/icons/*.svg', { eager: true, query: '?raw', import: 'default' })
const lit = import.meta.glob<string>('../../assets/icons/*.avif', { eager: true, query: '?url', import: 'default' })

/** From here on a drawing is large enough to be seen in the light of the pictures; on a phone its few hundred bytes are worth more. */
const onWide = '(min-width: 40rem)'
const atNight = '(prefers-color-scheme: dark)'

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
  const src = drawn[fileOf(name, 'svg')]
  if (!src) throw new Error(`There is no icon "${name}" in src/assets/icons`)
  return (
    <picture className={styles.hours}>
      {night && <Evening name={`${name}-night`} />}
      {lit[fileOf(name, 'avif')] && <source type="image/avif" srcSet={lit[fileOf(name, 'avif')]} media={onWide} />}
      <img
        className={classNames(styles.icon, className)}
        src={src}
        alt=""
        {...sizeOf(name)}
        loading={eager ? 'eager' : 'lazy'}
        // After the picture of the first screen, wherever it stands.
        fetchPriority={eager ? undefined : 'low'}
        decoding="async"
      />
    </picture>
  )
}

/** The night's come first: the browser takes the first that holds. chrome/display.ts sets them by the visitor's choice. */
function Evening({ name }: { name: string }) {
  const wide = lit[fileOf(name, 'avif')]
  const narrow = drawn[fileOf(name, 'svg')]
  return (
    <>
      {wide && <source type="image/avif" srcSet={wide} media={`${atNight} and ${onWide}`} data-night={onWide} />}
      {narrow && <source srcSet={narrow} media={atNight} data-night="" />}
    </>
  )
}

/** As it is drawn: a box that is as high as its drawing has its height before the drawing comes. */
function sizeOf(name: string): { width: number; height: number } {
  const [width = 96, height = 96] =
    markup[fileOf(name, 'svg')]
      ?.match(/viewBox="\S+ \S+ (\S+) (\S+)"/)
      ?.slice(1)
      .map(Number) ?? []
  return { width, height }
}

function fileOf(name: string, kind: 'svg' | 'avif'): string {
  return `../../assets/icons/${name}.${kind}`
}
