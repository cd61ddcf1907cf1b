import { demoKey } from './variables.ts'

interface Keys {
  EMAILJS_ORIGIN?: string | undefined
  EMAILJS_PUBLIC_KEY: string
}

/** Where the forms go: an address of the e-mail service, or `self` for our own relay. */
export function mailTargetOf({ EMAILJS_ORIGIN, EMAILJS_PUBLIC_KEY }: Keys): string {
  return EMAILJS_ORIGIN ?? (EMAILJS_PUBLIC_KEY === demoKey ? 'self' : 'https://api.emailjs.com')
}
