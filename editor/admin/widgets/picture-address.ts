/** Path of the pictures folder, relative to a content file. */
export const picturesFolder = '../../assets/pictures/'

/** Thumbnail address of a picture, given its path in a content file. */
export function thumbOf(picture: string): string {
  return `/admin/thumb/${picture.slice(picturesFolder.length)}`
}
