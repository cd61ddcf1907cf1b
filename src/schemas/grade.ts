import { z } from 'astro/zod'

/** A school grade: 1 to 12 in files, a Hebrew letter on pages and in the editor's forms (lib/text/format-grades.ts). */
export const grade = z.int().min(1).max(12)
