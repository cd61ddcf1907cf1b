import { z } from 'astro/zod'
import type { Resolved } from '@/build/resolve-content'
import { formNames } from '@/config/forms'
import { anchor } from '@/schemas/anchor'
import type { ContentFields } from '@/schemas/content-fields'
import { rise, tone } from '@/sections/band'
import { kind } from '@/sections/kind'
import { accordion } from './Accordion/schema'
import { bento } from './Bento/schema'
import { callToAction } from './CallToAction/schema'
import { cards } from './Cards/schema'
import { checklist } from './Checklist/schema'
import { faqSection } from './Faq/schema'
import { figures } from './Figures/schema'
import { floatingChat } from './FloatingChat/schema'
import { formSection, schoolTopic } from './FormSection/schema'
import { gallerySection } from './Gallery/schema'
import { hero } from './Hero/schema'
import { pictureBand } from './PictureBand/schema'
import { richText } from './RichText/schema'
import { steps } from './Steps/schema'
import { testimonials } from './Testimonials/schema'
import { workshops } from './Workshops/schema'

const place = { id: anchor }
const band = { ...place, tone: tone.default('canvas'), rise: z.boolean().default(false) }

/** The owner's kit: every kind of section that a page without a drawing of its own can be made of. KitSections.astro shows them. */
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
        ...schoolTopic(fields),
      })
      .refine(({ form, topic }) => form === 'school' || topic === undefined, {
        path: ['topic'],
        error: 'only the school form has a topic',
      }),
    kind('floating-chat', floatingChat(fields)),
  ])
}

/** A section of such a page, with pictures and references resolved. */
export type KitSection = Resolved<z.output<ReturnType<typeof kitSection>>>
