import { z } from 'astro/zod'

/** A school grade: files count from 1 to 12, pages and the editor's forms say letters (lib/text/format-grades.ts). */
export const grade = z.int().min(1).max(12)
