import { z } from 'astro/zod'
import { site } from '@/config/site'
import { chatHref, phoneHref } from '@/lib/phone-links'
import { text } from './text'

export interface Action {
  label: string
  href: string
  /** Green means chat, indigo means form or page, plain and link are quieter. */
  look: 'primary' | 'chat' | 'plain' | 'link'
  newTab: boolean
}

const targets = ['to', 'chat', 'phone', 'mail'] as const

/**
 * Something to press. Exactly one target:
 * `to` a path, #section or https address · `chat` the prefilled message (empty: a plain chat) · `phone: true` · `mail` which address.
 */
export const action = z
  .strictObject({
    label: text,
    to: z
      .string()
      .regex(/^(\/|#|https:\/\/)/, 'a link starts with /, # or https://')
      .optional(),
    chat: z.string().optional(),
    phone: z.literal(true).optional(),
    mail: z.enum(['email', 'infoEmail']).optional(),
    look: z.enum(['primary', 'chat', 'plain', 'link']).optional(),
  })
  .transform((given, context): Action => {
    if (targets.filter((target) => given[target] !== undefined).length !== 1) {
      context.addIssue('an action needs exactly one of: to, chat, phone, mail')
      return z.NEVER
    }
    return { label: given.label, look: given.look ?? defaultLook(given.chat), ...target(given) }
  })

function defaultLook(chat: string | undefined): Action['look'] {
  return chat === undefined ? 'primary' : 'chat'
}

function target(given: { to?: string; chat?: string; phone?: true; mail?: 'email' | 'infoEmail' }) {
  if (given.chat !== undefined) return { href: chatHref(site.whatsapp, given.chat), newTab: true }
  if (given.phone) return { href: phoneHref(site.phone), newTab: false }
  if (given.mail) return { href: `mailto:${site[given.mail]}`, newTab: false }
  const to = given.to ?? ''
  return { href: to, newTab: to.startsWith('https://') }
}
