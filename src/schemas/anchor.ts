import { z } from 'astro/zod'

/** An id for links such as `#contact`. */
export const anchor = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'אותיות אנגליות קטנות, ספרות ומקפים בלבד · an id holds small Latin letters, digits and dashes')
  .optional()
