import type { ImageMetadata } from 'astro'

/** The master's file on disk. Astro answers for it while building, though the public type does not say so. */
export function imageFile(image: ImageMetadata): string {
  const { fsPath } = image as ImageMetadata & { fsPath?: string }
  if (!fsPath) throw new Error(`No file is known for the picture ${image.src}`)
  return fsPath
}
