import { demoKey } from './variables.ts'

export interface Keys {
  EMAILJS_ORIGIN?: string | undefined
  EMAILJS_PUBLIC_KEY: string
}

const emailJs = 'https://api.emailjs.com'

/** Where the forms go: an address of the e-mail service, or `self` for our own relay. */
export function mailTargetOf({ EMAILJS_ORIGIN, EMAILJS_PUBLIC_KEY }: Keys): string {
  return EMAILJS_ORIGIN ?? (EMAILJS_PUBLIC_KEY === demoKey ? 'self' : emailJs)
}

/** Whether they go to EmailJS itself, and not to a relay of ours, here or on another host. */
export function goToEmailJs(keys: Keys): boolean {
  return mailTargetOf(keys).startsWith(emailJs)
}
