import type { ImageFunction } from 'astro:content'
import { existsSync } from 'node:fs'
import type { ImageMetadata } from 'astro'
import { z } from 'astro/zod'

/** What a picture is for decides which sizes are made of it. */
export type PictureRole = 'hero' | 'card' | 'gallery' | 'portrait' | 'sprite' | 'layer'

export interface PictureSource {
  src: ImageMetadata
  /** The same scene at night, for the dark theme. */
  night?: ImageMetadata | undefined
  alt: string
  sample: boolean
  role: PictureRole
}

/** Checked here and not only by the build, so that the message names the content file and the field. */
function existing(image: ImageFunction) {
  return z.preprocess((path, context) => {
    if (typeof path === 'string' && !existsSync(onDisk(path))) context.addIssue(`there is no picture ${onDisk(path)}`)
    return path
  }, image())
}

/** '../../assets/pictures/camp.webp', as content files write it, from the project's root. */
function onDisk(path: string): string {
  return path.replace(/^(\.\.\/)+/, 'src/')
}

/** A picture in content: the file, beside what is seen on it. `sample: true` until the owner's own photograph takes its place. */
export function pictureSchema(image: ImageFunction, role: PictureRole) {
  return z
    .strictObject({
      src: existing(image),
      night: existing(image).optional(),
      alt: z.string().trim().min(5, 'say in Hebrew what is seen on the picture (alt)'),
      sample: z.boolean().default(false),
    })
    .transform((picture) => ({ ...picture, role }))
}

/** Only the file: a decoration has no words. */
export function spriteSchema<Role extends 'sprite' | 'layer'>(image: ImageFunction, role: Role) {
  return image().transform((src) => ({ src, alt: '', sample: false, role }))
}
