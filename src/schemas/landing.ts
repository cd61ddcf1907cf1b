import { z } from 'astro/zod'
import { sectionSchema } from '@/sections/sections'
import type { ContentFields } from './content-fields'
import { pageFields } from './page'

/**
 * A camp's page. Its sections have names, and each variant is a list of those names in the order of the page.
 * The page shows the variant that `variant` names.
 */
export function landingSchema(fields: ContentFields) {
  const names = z.array(z.string()).min(1)
  return z
    .strictObject({
      ...pageFields(fields),
      variant: z.enum(['a', 'b']),
      variants: z.strictObject({ a: names, b: names.optional() }),
      sections: z.record(z.string(), sectionSchema(fields)),
    })
    .check((context) => {
      const { variant, variants, sections } = context.value
      const used = [...variants.a, ...(variants.b ?? [])]
      const report = (path: string, message: string) => context.issues.push({ code: 'custom', input: context.value, path: [path], message })
      if (!variants[variant]) report('variant', `there is no variant "${variant}"`)
      for (const name of used) if (!(name in sections)) report('variants', `there is no section "${name}"`)
      for (const name of Object.keys(sections)) if (!used.includes(name)) report('sections', `"${name}" stands in no variant`)
    })
}
