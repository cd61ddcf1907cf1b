import { pagePolicies } from './security-headers.ts'

/** What Chromium draws ahead: a page of this site, from the press on its link on. A hover fetches only its text, which costs a visitor less. */
export const prerenderRules = { path: '/speculation.rules', type: 'application/speculationrules+json' }

export const pageHeaders: Record<string, string> = { ...pagePolicies, 'Speculation-Rules': `"${prerenderRules.path}"` }
