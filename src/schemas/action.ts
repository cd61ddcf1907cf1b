import { z } from 'astro/zod'
import { paths } from '#config/paths.ts'
import { site } from '#config/site.ts'
import { catalogueHref } from '#lib/catalogue-link.ts'
import { chatHref, phoneHref } from '#lib/phone-links.ts'
import { chatMessage, text } from './text.ts'
import { topicId } from './topic.ts'

export interface Action {
  label: string
  href: string
  newTab: boolean
  /** A plain underlined link. Otherwise a button, whose colour follows from its target (lib/action-kind). */
  look?: 'link' | undefined
  /** The topic of the enquiry, for a form on the same page. For another page, it is in the address. */
  topic?: string | undefined
  /** The waiting list that it leads to. Visitors who have joined it are not asked again (browser/joined-lists). */
  list?: { name: string; joined: string } | undefined
}

const targets = ['to', 'chat', 'phone', 'mail', 'catalogue', 'group'] as const

/**
 * A link or button, with exactly one target:
 * `to` a path, #section or https address · `chat` the prefilled message (empty: a plain chat) · `phone: true` · `mail` which address ·
 * `catalogue: true` the programme in the ministry's catalogue · `group` the invitation to a city's group.
 * `topic` is allowed with `to`: the topic for the form that it leads to.
 */
const fields = z.strictObject({
  label: text,
  to: z
    .string()
    .regex(/^(\/|#|https:\/\/)/, 'קישור מתחיל ב־/, ב־# או ב־https:// · a link starts with /, # or https://')
    .optional(),
  chat: chatMessage.optional(),
  phone: z.literal(true).optional(),
  mail: z.enum(['email', 'infoEmail']).optional(),
  catalogue: z.literal(true).optional(),
  group: z.enum(['ashkelon']).optional(),
  look: z
    .literal('link', {
      error: 'הצבע נקבע לפי היעד; אפשר לכתוב רק look: link · the colour follows from the target; only "look: link" can be chosen',
    })
    .optional(),
  topic: topicId.optional(),
})

export const action = fields.transform((given, context): Action => {
  if (targets.filter((target) => given[target] !== undefined).length !== 1) {
    context.addIssue(
      `לכפתור צריך להיות יעד אחד בדיוק. בוחרים לאן הוא מוביל · an action needs exactly one of: ${targets.join(', ')}, such as to: /contact`,
    )
    return z.NEVER
  }
  if (given.topic && !/^[/#]/.test(given.to ?? '')) {
    context.addIssue({
      code: 'custom',
      path: ['topic'],
      message:
        'נושא כותבים רק בכפתור שמוביל לטופס: to: /contact או to: "#contact" · a topic goes only with "to" a form: /contact or "#contact"',
    })
    return z.NEVER
  }
  return { label: given.label, look: given.look, ...target(given) }
})

function target(given: z.output<typeof fields>) {
  if (given.chat !== undefined) return { href: chatHref(site.whatsapp, given.chat), newTab: true }
  if (given.catalogue) {
    return { href: catalogueHref(site.programmeCatalogue, site.programmeParameter, site.programmeNumber), newTab: true }
  }
  if (given.phone) return { href: phoneHref(site.phone), newTab: false }
  if (given.mail) return { href: `mailto:${site[given.mail]}`, newTab: false }
  if (given.group) return { href: site[`${given.group}Group`], newTab: true }
  const to = given.to ?? ''
  if (!given.topic) return { href: to, newTab: to.startsWith('https://') }
  return to.startsWith('#') ? { href: to, newTab: false, topic: given.topic } : { href: withTopic(to, given.topic), newTab: false }
}

/** Adds the topic to the address. It leads straight to the form on the contact page, and to the top of any other page. */
function withTopic(to: string, topic: string): string {
  const [path = '', section = path === paths.contact && 'contact'] = to.split('#')
  return `${path}?topic=${topic}${section ? `#${section}` : ''}`
}
