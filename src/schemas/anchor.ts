import { z } from 'astro/zod'

/** The id that links can lead to: `#contact`. */
export const anchor = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'אותיות אנגליות קטנות, ספרות ומקפים בלבד · an id holds small Latin letters, digits and dashes')
  .optional()
