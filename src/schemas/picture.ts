import type { ImageFunction } from 'astro:content'
import { existsSync } from 'node:fs'
import type { ImageMetadata } from 'astro'
import { z } from 'astro/zod'
import { minAltLength } from '#config/min-alt-length.ts'

/** The role of a picture determines its sizes. */
export type PictureRole =
  | 'hero'
  | 'opening'
  | 'band'
  | 'panorama'
  | 'cover'
  | 'card'
  | 'ticket'
  | 'gallery'
  | 'portrait'
  | 'sprite'
  | 'layer'

/** The part of a picture's width that a phone shows, as fractions; the rest is beyond the edges of the screen. */
export interface PhonePart {
  from: number
  to: number
}

export interface PictureSource {
  src: ImageMetadata
  /** The same scene at night, for the dark theme. */
  night?: ImageMetadata | undefined
  alt: string
  sample: boolean
  role: PictureRole
  phonePart?: PhonePart | undefined
}

/** The formats that the build can resize. */
const types = /\.(webp|png|jpe?g|avif|svg)$/i

/** Checks that the file exists. The build would do so too, but this message names the content file and the field. */
function existing(image: ImageFunction) {
  return z.preprocess((path, context) => {
    if (typeof path !== 'string') return path
    const file = onDisk(path)
    if (!types.test(path)) {
      context.addIssue(
        `סוג התמונה אינו נתמך. אפשר: webp, ‏jpg, ‏png, ‏avif. שומרים אותה כ־jpg, או מעלים אותה בעורך · ${file} is not a webp, jpg, png or avif file: export it as one`,
      )
    } else if (!existsSync(file)) context.addIssue(`אין תמונה כזו: ${file} · there is no picture ${file}`)
    return path
  }, image())
}

/** '../../assets/pictures/camp.webp', as content files write it, from the project's root. */
function onDisk(path: string): string {
  return path.replace(/^(\.\.\/)+/, 'src/')
}

/** A picture in content: the file and its description. `sample: true` until the owner's own photograph replaces it. */
export function pictureSchema(image: ImageFunction, role: PictureRole, phonePart?: PhonePart) {
  return z
    .strictObject({
      src: existing(image),
      night: existing(image).optional(),
      alt: z
        .string()
        .trim()
        .min(
          minAltLength,
          'התיאור קצר מדי: כתבו במשפט קצר מה רואים בתמונה · too short: describe the picture in a few words of Hebrew (alt)',
        ),
      sample: z.boolean().default(false),
    })
    .meta({ role })
    .transform((picture) => ({ ...picture, role, ...(phonePart && { phonePart }) }))
}

/** Only a file: a decoration has no alternative text. */
export function spriteSchema<Role extends 'sprite' | 'layer'>(image: ImageFunction, role: Role) {
  return existing(image).transform((src) => ({ src, alt: '', sample: false, role }))
}
