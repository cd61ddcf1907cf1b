import { classNames } from '#lib/class-names.ts'
import styles from './VoxelIcon.module.css'

const drawnUrls = import.meta.glob<string>('../../assets/icons/*.svg', { eager: true, query: '?url', import: 'default' })
const svgSources = import.meta.glob<string>('../../assets/icons/*.svg', { eager: true, query: '?raw', import: 'default' })
const renderedUrls = import.meta.glob<string>('../../assets/icons/*.avif', { eager: true, query: '?url', import: 'default' })

/** From this width the rendered drawing is used, in the light of the pictures; below it the few hundred bytes of the SVG win. */
const onWide = '(min-width: 40rem)'
const atNight = '(prefers-color-scheme: dark)'

interface Props {
  name: string
  className?: string | undefined
  /** On the first screen: loaded at once. */
  eager?: boolean
  /** Shows the evening drawing in the dark theme, if there is one. */
  night?: boolean
}

/**
 * A small drawing of blocks beside words with the same meaning, so it is hidden from assistive technology. The caller's class sets its box.
 */
export function VoxelIcon({ name, className, eager = false, night = false }: Props) {
  const src = drawnUrls[fileOf(name, 'svg')]
  if (!src) throw new Error(`There is no icon "${name}" in src/assets/icons`)
  return (
    <picture className={styles.hours}>
      {night && <Evening name={`${name}-night`} />}
      {renderedUrls[fileOf(name, 'avif')] && <source type="image/avif" srcSet={renderedUrls[fileOf(name, 'avif')]} media={onWide} />}
      <img
        className={classNames(styles.icon, className)}
        src={src}
        alt=""
        {...sizeOf(name)}
        loading={eager ? 'eager' : 'lazy'}
        // Loads after the first screen's picture.
        fetchPriority={eager ? undefined : 'low'}
        decoding="async"
      />
    </picture>
  )
}

/**
 * The night sources come first, because the browser takes the first match. chrome/display.ts changes their media by the visitor's choice.
 */
function Evening({ name }: { name: string }) {
  const wide = renderedUrls[fileOf(name, 'avif')]
  const narrow = drawnUrls[fileOf(name, 'svg')]
  return (
    <>
      {wide && <source type="image/avif" srcSet={wide} media={`${atNight} and ${onWide}`} data-night={onWide} />}
      {narrow && <source srcSet={narrow} media={atNight} data-night="" />}
    </>
  )
}

/** The drawing's own size, so that the box has its height before the drawing loads. */
function sizeOf(name: string): { width: number; height: number } {
  const [width = 96, height = 96] =
    svgSources[fileOf(name, 'svg')]
      ?.match(/viewBox="\S+ \S+ (\S+) (\S+)"/)
      ?.slice(1)
      .map(Number) ?? []
  return { width, height }
}

function fileOf(name: string, kind: 'svg' | 'avif'): string {
  return `../../assets/icons/${name}.${kind}`
}
