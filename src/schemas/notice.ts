import { z } from 'astro/zod'
import { text } from './text.ts'

/** What a form says about the details it asks for (the duty of notice in the privacy law), before its link to the privacy page. */
export const noticeSchema = z.strictObject({ text, linkLabel: text })
