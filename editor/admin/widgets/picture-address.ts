/** Where pictures are, from a content file. */
export const base = '../../assets/pictures/'

/** Small, of a picture as content names it. */
export function thumbOf(picture: string): string {
  return `/admin/thumb/${picture.slice(base.length)}`
}
