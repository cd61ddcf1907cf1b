import { formatDayCount } from './day-count.ts'
import { site } from './site.ts'

/** Facts that content can use as {{phone}}, {{address}} and so on. */
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
  keepEnquiries: formatDayCount(site.keepEnquiries),
}

/** Conditions for parts of a text: {{#keepsEnquiries}}…{{/keepsEnquiries}} if true, {{^keepsEnquiries}}…{{/keepsEnquiries}} if false. */
const ownerConditions: Record<string, boolean> = { keepsEnquiries: site.keepEnquiries > 0 }

/** Replaces {{phone}} and the other facts with the owner's values, so that content never repeats a fact of the configuration. */
export function fillOwnerFacts(words: string): string {
  return resolveConditions(words).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => ownerFacts[name] ?? whole)
}

/** Resolves the conditional parts of a text. */
export function resolveConditions(words: string): string {
  return words.replace(/\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g, (whole, sign: string, name: string, part: string) => {
    const condition = ownerConditions[name]
    if (condition === undefined) return whole
    return condition === (sign === '#') ? part : ''
  })
}

/** Returns an error about the first {{name}} that is left after filling, if any: it is not a fact. */
export function unknownFactError(filled: string): string | undefined {
  const unknown = filled.match(/\{\{[#^/]?(\w+)\}\}/)
  return unknown
    ? `{{${unknown[1]}}} אינו נתון של העסק · {{${unknown[1]}}} is not a fact of src/config/site.ts. Known: ${Object.keys(ownerFacts).join(', ')}`
    : undefined
}
