import type { Environment } from './read-environment.ts'
import { demoKey } from './variables.ts'

type Keys = Pick<Environment, 'EMAILJS_ORIGIN' | 'EMAILJS_PUBLIC_KEY'>

/** Where the forms go: an address of the e-mail service, or `self` for our own relay. */
export function mailTargetOf({ EMAILJS_ORIGIN, EMAILJS_PUBLIC_KEY }: Keys): string {
  return EMAILJS_ORIGIN ?? (EMAILJS_PUBLIC_KEY === demoKey ? 'self' : 'https://api.emailjs.com')
}
