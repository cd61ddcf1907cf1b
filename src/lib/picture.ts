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
  /** The same, empty where a phone does not show it: nothing moves, and a third of the bytes stays away. */
  phone?: { avif: string; nightAvif?: string | undefined } | undefined
  /** An illustration, until the owner's own photograph takes its place. */
  sample: boolean
}
