import { site } from './site.ts'

/** What content may call upon as {{phone}}, {{address}} and so on. */
export const ownerFacts: Record<string, string> = {
  brand: site.name,
  tagline: site.tagline,
  phone: site.phone,
  email: site.email,
  infoEmail: site.infoEmail,
  legalName: site.legalName,
  companyNumber: site.companyNumber,
  address: `${site.street}, ${site.city}`,
  city: site.city,
  domain: new URL(site.url).host,
  programmeNumber: site.programmeNumber,
  campLicence: site.campLicence,
  afternoonPrice: `${site.afternoonPrice}\u00a0₪`,
  keepEnquiries: daysInWords(site.keepEnquiries),
}

/** What a part of a text may depend on: {{#keepsEnquiries}}…{{/keepsEnquiries}} is there only if it is so, {{^keepsEnquiries}}…{{/keepsEnquiries}} only if not. */
const ownerChoices: Record<string, boolean> = { keepsEnquiries: site.keepEnquiries > 0 }

/** Replaces {{phone}} and the other facts by the owner's value, so that content never repeats a fact of the configuration. */
export function fillOwnerFacts(words: string): string {
  return chosen(words).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => ownerFacts[name] ?? whole)
}

/** A text with the parts that the owner's choices leave in it. */
export function chosen(words: string): string {
  return words.replace(/\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g, (whole, sign: string, name: string, part: string) => {
    const isSo = ownerChoices[name]
    if (isSo === undefined) return whole
    return isSo === (sign === '#') ? part : ''
  })
}

function daysInWords(days: number): string {
  return days === 1 ? 'יום אחד' : days === 2 ? 'יומיים' : `${days} ימים`
}

/** A sentence about the first {{name}} that is not a fact, if there is one left after filling. */
export function unknownFact(filled: string): string | undefined {
  const unknown = filled.match(/\{\{[#^/]?(\w+)\}\}/)
  return unknown
    ? `{{${unknown[1]}}} אינו נתון של העסק · {{${unknown[1]}}} is not a fact of src/config/site.ts. Known: ${Object.keys(ownerFacts).join(', ')}`
    : undefined
}
