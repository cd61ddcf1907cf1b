import { z } from 'astro/zod'
import type { Resolved } from '#build/resolve-content.ts'
import { formNames } from '#config/forms.ts'
import { anchor } from '#schemas/anchor.ts'
import type { ContentFields } from '#schemas/content-fields.ts'
import { rise, tone } from '#sections/band.ts'
import { kind } from '#sections/kind.ts'
import { accordion } from './Accordion/schema.ts'
import { bento } from './Bento/schema.ts'
import { callToAction } from './CallToAction/schema.ts'
import { cards } from './Cards/schema.ts'
import { checklist } from './Checklist/schema.ts'
import { faqSection } from './Faq/schema.ts'
import { figures } from './Figures/schema.ts'
import { floatingChat } from './FloatingChat/schema.ts'
import { formSection, formTopics } from './FormSection/schema.ts'
import { gallerySection } from './Gallery/schema.ts'
import { hero } from './Hero/schema.ts'
import { pictureBand } from './PictureBand/schema.ts'
import { richText } from './RichText/schema.ts'
import { steps } from './Steps/schema.ts'
import { testimonials } from './Testimonials/schema.ts'
import { workshops } from './Workshops/schema.ts'

const place = { id: anchor }
const band = { ...place, tone: tone.default('canvas'), rise: z.boolean().default(false) }

/** All kinds of sections that a kit page can consist of. KitSections.astro renders them. */
export function kitSection(fields: ContentFields) {
  return z.discriminatedUnion('type', [
    kind('hero', hero(fields)),
    kind('figures', figures(fields)).extend(place),
    kind('cards', cards(fields)).extend(band),
    kind('bento', bento(fields)).extend(band),
    kind('steps', steps(fields)).extend(band),
    kind('checklist', checklist(fields)).extend(band),
    kind('testimonials', testimonials(fields)).extend(band),
    kind('accordion', accordion(fields)).extend(band),
    kind('faq', faqSection(fields)).extend(band),
    kind('workshops', workshops(fields)).extend(band),
    kind('gallery', gallerySection(fields)).extend(place),
    kind('rich-text', richText(fields)).extend(band),
    kind('picture-band', pictureBand(fields)).extend(place),
    kind('call-to-action', callToAction(fields)).extend(place),
    kind('form', formSection(fields))
      .extend({
        ...place,
        form: z.enum(formNames),
        tone: tone.default('night'),
        rise: rise.default(true),
        ...formTopics,
      })
      .refine(({ form, topics }) => form === 'school' || form === 'english' || topics.length === 0, {
        path: ['topics'],
        error: 'only the school form and the English form have topics',
      }),
    kind('floating-chat', floatingChat(fields)),
  ])
}

/** A section of a kit page, with pictures and references resolved. */
export type KitSection = Resolved<z.output<ReturnType<typeof kitSection>>>
