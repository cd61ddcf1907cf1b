/** What a <picture> element needs, with nothing left to work out in a component. */
export interface Picture {
  alt: string
  width: number
  height: number
  /** Shown while the picture loads. */
  colour: string
  /** Good for every browser. */
  src: string
  avif: string
  nightAvif?: string | undefined
  /** An illustration, until the owner's own photograph takes its place. */
  sample: boolean
}
