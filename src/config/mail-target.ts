import { demoKey } from './variables.ts'

export interface Keys {
  EMAILJS_ORIGIN?: string | undefined
  EMAILJS_PUBLIC_KEY: string
}

const emailJs = 'https://api.emailjs.com'

/** The target of the forms: the address of an e-mail service, or `self` for our own relay. */
export function mailTargetOf({ EMAILJS_ORIGIN, EMAILJS_PUBLIC_KEY }: Keys): string {
  return EMAILJS_ORIGIN ?? (EMAILJS_PUBLIC_KEY === demoKey ? 'self' : emailJs)
}

/** True if the forms go to EmailJS itself, not to a relay of ours on this or another host. */
export function usesEmailJs(keys: Keys): boolean {
  return mailTargetOf(keys).startsWith(emailJs)
}
