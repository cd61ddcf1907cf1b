import type { ImageFunction } from 'astro:content'
import type { ImageMetadata } from 'astro'
import { z } from 'astro/zod'

/** What a picture is for decides which sizes are made of it. */
export type PictureRole = 'hero' | 'card' | 'gallery' | 'portrait'

export interface PictureSource {
  src: ImageMetadata
  /** The same scene at night, for the dark theme. */
  night?: ImageMetadata | undefined
  alt: string
  sample: boolean
  role: PictureRole
}

/** A picture in content: the file, beside what is seen on it. `sample: true` until the owner's own photograph takes its place. */
export function pictureSchema(image: ImageFunction, role: PictureRole) {
  return z
    .strictObject({
      src: image(),
      night: image().optional(),
      alt: z.string().trim().min(5, 'say in Hebrew what is seen on the picture (alt)'),
      sample: z.boolean().default(false),
    })
    .transform((picture) => ({ ...picture, role }))
}
