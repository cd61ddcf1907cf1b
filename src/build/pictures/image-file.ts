import type { ImageMetadata } from 'astro'

/** Returns the path of the original file. Astro sets it during a build, although the public type does not include it. */
export function imageFile(image: ImageMetadata): string {
  const { fsPath } = image as ImageMetadata & { fsPath?: string }
  if (!fsPath) throw new Error(`No file is known for the picture ${image.src}`)
  return fsPath
}
