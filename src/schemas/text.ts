import { z } from 'astro/zod'
import { site } from '@/config/site'

const facts: Record<string, string> = {
  brand: site.name,
  phone: site.phone,
  email: site.email,
  infoEmail: site.infoEmail,
  legalName: site.legalName,
  companyNumber: site.companyNumber,
  address: `${site.street}, ${site.city}`,
  city: site.city,
  openingHours: site.openingHours,
  domain: new URL(site.url).host,
  programmeNumber: site.programmeNumber,
}

/** Replaces {{phone}} and its kin by the owner's value, so that content never repeats a fact of the configuration. */
export function fillOwnerFacts(words: string): string {
  return words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole)
}

/** Words for the visitor. May hold {{phone}} and its kin; *asterisks* set the accent, a new line breaks the line. */
export const text = z
  .string()
  .trim()
  .min(1, 'הטקסט ריק · this text is empty')
  .transform((words, context) => {
    const filled = fillOwnerFacts(words)
    const unknown = filled.match(/\{\{(\w+)\}\}/)
    if (unknown) {
      context.addIssue(`{{${unknown[1]}}} is not a fact of src/config/site.ts. Known: ${Object.keys(facts).join(', ')}`)
    }
    return filled
  })
