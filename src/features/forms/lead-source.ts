import { readVisit } from '#browser/visit.ts'
import texts from '#content/interface/forms.json' with { type: 'json' }
import { truncate } from '#lib/text/truncate.ts'

const maxLength = 300
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id', 'ref']
/** Keeps an address in order within Hebrew text. */
const leftToRight = '\u200e'

/**
 * Returns how the visitor reached the site, in one line for the people who read the mail.
 * Values from an address are untrusted: they are cleaned, and the line is truncated.
 */
export function leadSource(visit: URLSearchParams = readVisit(), before = pageBefore()): string {
  const part = (name: string) => isolated(visit.get(name))
  const parts = [
    line(texts.leadPage, part('page')),
    line(texts.leadBefore, before !== visit.get('page') ? isolated(before) : ''),
    line(texts.leadFrom, part('from')),
    line(texts.leadCampaign, campaign.map(part).filter(Boolean).join(' / ')),
    visit.has('gclid') && texts.leadGoogle,
    visit.has('fbclid') && texts.leadFacebook,
  ]
  return truncate(parts.filter(Boolean).join(' · '), maxLength)
}

/** The page of this site that led to the form's page. */
function pageBefore(): string {
  const { referrer = '' } = globalThis.document ?? {}
  if (!referrer.startsWith(`${globalThis.location?.origin}/`)) return ''
  return new URL(referrer).pathname
}

function line(label: string, value: string): string {
  return value && `${label}: ${value}`
}

/** Removes control characters and direction marks, then adds marks that keep the value left-to-right. */
function isolated(value: string | null): string {
  const clean = (value ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return clean && `${leftToRight}${clean}${leftToRight}`
}
