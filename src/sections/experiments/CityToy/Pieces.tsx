import type { Picture as PictureData } from '#lib/picture.ts'
import { Picture } from '#ui/Picture/Picture.tsx'

interface Piece {
  feature: number
  picture: PictureData
  night: PictureData
}

interface Props {
  pieces: Piece[]
  className: string | undefined
}

/** The same `sizes` for every drawing of the plot, so that the postcard reuses the files of the plot. */
export const plotSizes = '(min-width: 64rem) 50rem, 88vw'

/** The pieces on a plot, from back to front. */
export function Pieces({ pieces, className }: Props) {
  return pieces.map(({ feature, picture, night }, place) => (
    <div key={picture.src} className={className} data-feature={feature} data-piece={pieceNumber(pieces, place)}>
      <Picture picture={{ ...picture, nightAvif: night.avif }} sizes={plotSizes} cutout minor />
    </div>
  ))
}

/** The number of the piece within its feature, from 1. */
function pieceNumber(pieces: Piece[], place: number): number {
  return pieces.slice(0, place + 1).filter(({ feature }) => feature === pieces[place]?.feature).length
}
