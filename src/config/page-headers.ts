import { pagePolicyHeaders } from './security-headers.ts'

/** Makes Chromium prerender a page when its link is pressed. On hover, only the HTML is prefetched, which costs a visitor less. */
export const prerenderRules = { path: '/speculation.rules', type: 'application/speculationrules+json' }

export const pageHeaders: Record<string, string> = { ...pagePolicyHeaders, 'Speculation-Rules': `"${prerenderRules.path}"` }
