import { existsSync } from 'node:fs'
import type { Complaint } from '../explain/complaint.ts'

const picture = /!\[([^\]]*)\]\(\s*([^)\s]*)[^)]*\)/g

/** As in src/schemas/picture.ts: shorter says nothing. */
const shortestAlt = 5

/** Pictures between the paragraphs of an article: each says what is seen on it, and is one of the site's. */
export function complaintsAboutPictures(data: Record<string, unknown>): Complaint[] {
  const { body } = data
  if (typeof body !== 'string') return []
  return [...body.matchAll(picture)].flatMap(([, alt = '', src = '']) => {
    const found: Complaint[] = []
    const name = src.replace(/^.*\//, '')
    if (alt.trim().length < shortestAlt)
      found.push({
        path: ['body'],
        hebrew: `לתמונה ${name} בטקסט חסר תיאור: בין הסוגריים המרובעים כותבים מה רואים בה`,
        english: `the picture ${name} in the text has no description: say between the brackets what is seen on it`,
      })
    if (!src.startsWith('../../assets/pictures/') || !existsSync(src.replace('../../', 'src/')))
      found.push({
        path: ['body'],
        hebrew: `אין תמונה כזו: ${src || 'בטקסט כתוב ![…]() בלי קובץ'}. מוסיפים תמונה בכפתור „תמונה” שמעל הטקסט`,
        english: `there is no picture ${src}: pictures of an article are in src/assets/pictures`,
      })
    return found
  })
}
