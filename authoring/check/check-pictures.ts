import { existsSync } from 'node:fs'
import { minAltLength } from '../../src/config/min-alt-length.ts'
import type { Complaint } from '../explain/complaint.ts'

const picture = /!\[([^\]]*)\]\(\s*([^)\s]*)[^)]*\)/g

/** Checks the pictures in an article's text: each needs a description and a file of the site. */
export function complaintsAboutPictures(data: Record<string, unknown>): Complaint[] {
  const { body } = data
  if (typeof body !== 'string') return []
  return [...body.matchAll(picture)].flatMap(([, alt = '', src = '']) => {
    const found: Complaint[] = []
    const name = src.replace(/^.*\//, '')
    if (alt.trim().length < minAltLength)
      found.push({
        path: ['body'],
        hebrew: `לתמונה ${name} בטקסט חסר תיאור: בין הסוגריים המרובעים כותבים מה רואים בה`,
        english: `the picture ${name} in the text has no description: describe it between the square brackets`,
      })
    if (!src.startsWith('../../assets/pictures/') || !existsSync(src.replace('../../', 'src/')))
      found.push({
        path: ['body'],
        hebrew: `אין תמונה כזו: ${src || 'בטקסט כתוב ![…]() בלי קובץ'}. מוסיפים תמונה בכפתור „תמונה” שמעל הטקסט`,
        english: `there is no picture ${src}: an article's pictures are in src/assets/pictures`,
      })
    return found
  })
}
