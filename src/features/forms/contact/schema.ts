import * as z from 'zod/mini'
import { generalFields } from '../general-fields.ts'

export const contactSchema = z.object(generalFields)

export type ContactValues = z.infer<typeof contactSchema>
