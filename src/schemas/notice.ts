import { z } from 'astro/zod'
import { text } from './text.ts'

/** The notice of a form about the data it collects, as the privacy law requires. A link to the privacy page follows. */
export const noticeSchema = z.strictObject({ text, linkLabel: text })
