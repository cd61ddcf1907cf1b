import type { SchemaContext } from 'astro:content'
import { action } from './action.ts'
import { icon } from './icon.ts'
import { type PhonePart, pictureSchema, spriteSchema } from './picture.ts'
import { text } from './text.ts'

/** The building blocks of every section's schema. */
export function contentFields({ image }: Pick<SchemaContext, 'image'>) {
  return {
    text,
    action,
    icon,
    /** Large, first on the page, loaded at once; the page is designed around it. */
    hero: pictureSchema(image, 'hero'),
    /** Like `hero`, but cropped to the frame of any page. */
    opening: pictureSchema(image, 'opening'),
    /** As large as `hero`, but further down the page. */
    band: pictureSchema(image, 'band'),
    /** A hero that extends beyond the edges of a phone. The section states here which part its styles show. Only for cut-outs. */
    panorama: (phonePart: PhonePart) => pictureSchema(image, 'panorama', phonePart),
    /** At the top of its own page, and small in links to that page. */
    cover: pictureSchema(image, 'cover'),
    /** In a card or a band, loaded lazily. */
    picture: pictureSchema(image, 'card'),
    /** Like `picture`, in the low frame of a camp's ticket. */
    ticket: pictureSchema(image, 'ticket'),
    /** Small in a grid and large in the viewer. */
    gallery: pictureSchema(image, 'gallery'),
    portrait: pictureSchema(image, 'portrait'),
    /** A decorative cut-out, without alternative text. */
    sprite: spriteSchema(image, 'sprite'),
    /** A layer of a larger picture, in the same frame. The alternative text of the whole describes it. */
    layer: spriteSchema(image, 'layer'),
  }
}

export type ContentFields = ReturnType<typeof contentFields>
