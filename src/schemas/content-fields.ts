import type { SchemaContext } from 'astro:content'
import { action } from './action.ts'
import { icon } from './icon.ts'
import { type PhonePart, pictureSchema, spriteSchema } from './picture.ts'
import { text } from './text.ts'

/** The building stones of every section's schema. */
export function contentFields({ image }: Pick<SchemaContext, 'image'>) {
  return {
    text,
    action,
    icon,
    /** Large, first on the page, loaded at once; the page is drawn around it. */
    hero: pictureSchema(image, 'hero'),
    /** As large and as early, in a frame of any page: what does not fit is left out. */
    opening: pictureSchema(image, 'opening'),
    /** As large, further down. */
    band: pictureSchema(image, 'band'),
    /** A hero that reaches beyond the edges of a phone: its styles decide which part is left, and the section says so here. A cut-out only. */
    panorama: (phonePart: PhonePart) => pictureSchema(image, 'panorama', phonePart),
    /** First on its own page, and small wherever something leads there. */
    cover: pictureSchema(image, 'cover'),
    /** In a card or a band, loaded when near. */
    picture: pictureSchema(image, 'card'),
    /** Small in a grid and large in the viewer. */
    gallery: pictureSchema(image, 'gallery'),
    portrait: pictureSchema(image, 'portrait'),
    /** A cut-out that decorates: nothing to read, nothing to hear. */
    sprite: spriteSchema(image, 'sprite'),
    /** A part of a larger picture, in the frame of the whole, whose words say what is seen. */
    layer: spriteSchema(image, 'layer'),
  }
}

export type ContentFields = ReturnType<typeof contentFields>
