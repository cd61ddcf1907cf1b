import { z } from 'astro/zod'
import type { Resolved } from '#build/resolve-content.ts'
import { formNames } from '#config/forms.ts'
import { allForms } from '#forms/all-forms.ts'
import { anchor } from '#schemas/anchor.ts'
import type { ContentFields } from '#schemas/content-fields.ts'
import { rise, tone } from '#sections/band.ts'
import { withType } from '#sections/with-type.ts'
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

const formsWithTopics = formNames.filter((name) => allForms[name].form.offersTopics)

/** All kinds of sections that a kit page can consist of. KitSections.astro renders them. */
export function kitSection(fields: ContentFields) {
  return z.discriminatedUnion('type', [
    withType('hero', hero(fields)),
    withType('figures', figures(fields)).extend(place),
    withType('cards', cards(fields)).extend(band),
    withType('bento', bento(fields)).extend(band),
    withType('steps', steps(fields)).extend(band),
    withType('checklist', checklist(fields)).extend(band),
    withType('testimonials', testimonials(fields)).extend(band),
    withType('accordion', accordion(fields)).extend(band),
    withType('faq', faqSection(fields)).extend(band),
    withType('workshops', workshops(fields)).extend(band),
    withType('gallery', gallerySection(fields)).extend(place),
    withType('rich-text', richText(fields)).extend(band),
    withType('picture-band', pictureBand(fields)).extend(place),
    withType('call-to-action', callToAction(fields)).extend(place),
    withType('form', formSection(fields))
      .extend({
        ...place,
        form: z.enum(formNames),
        tone: tone.default('night'),
        rise: rise.default(true),
        ...formTopics,
      })
      .refine(({ form, topics }) => formsWithTopics.includes(form) || topics.length === 0, {
        path: ['topics'],
        error: `only these forms have topics: ${formsWithTopics.join(', ')}`,
      }),
    withType('floating-chat', floatingChat(fields)),
  ])
}

/** A section of a kit page, with pictures and references resolved. */
export type KitSection = Resolved<z.output<ReturnType<typeof kitSection>>>
