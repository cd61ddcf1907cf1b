import { z } from 'astro/zod'

/** An option of a list: other files refer to its id, visitors read its label. */
export interface Option {
  id: string
  label: string
}

const option = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'אותיות אנגליות קטנות, ספרות ומקפים בלבד · small Latin letters, digits and dashes only'),
  label: z.string().trim().min(1, 'הטקסט ריק · this text is empty'),
})

/** A list of options with unique ids. */
export const optionList = z.array(option).superRefine((all, context) => {
  for (const [index, { id }] of all.entries()) {
    if (all.findIndex((one) => one.id === id) < index)
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `„${id}” כבר ברשימה · "${id}" is already in the list` })
  }
})
