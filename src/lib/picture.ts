/** The data of a <picture> element; components have nothing left to compute. */
export interface Picture {
  alt: string
  width: number
  height: number
  /** Shown while the picture loads. */
  colour: string
  /** Works in every browser. */
  src: string
  avif: string
  nightAvif?: string | undefined
  /** The same frame, with only the part that a phone shows filled: the layout is the same, with a third fewer bytes. */
  phone?: { avif: string; nightAvif?: string | undefined } | undefined
  /** An illustration, until the owner's own photograph takes its place. */
  sample: boolean
}
