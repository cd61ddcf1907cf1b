import { readdirSync } from 'node:fs'
import { z } from 'astro/zod'

const names = readdirSync('src/assets/icons')
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replace('.svg', ''))

/** The name of a block drawing under src/assets/icons. */
export const icon = z.string().refine((name) => names.includes(name), {
  error: (issue) =>
    `אין ציור בשם „${String(issue.input)}”. בוחרים ציור מהרשימה · there is no icon "${String(issue.input)}" in src/assets/icons. Known: ${names.join(', ')}`,
})
