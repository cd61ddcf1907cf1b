import { globSync, readFileSync } from 'node:fs'
import type { Finding } from './finding.ts'

/** Pictures that neither content nor code names: they cost nothing on the site, but nobody sees them. */
export function unusedPictures(root = '.'): Finding[] {
  const pictures = globSync('src/assets/pictures/**/*.{webp,png,jpg,jpeg,avif,svg}', { cwd: root })
  const texts = globSync(['src/**/*.{yaml,md,json,ts,tsx,astro,css}', 'art/**/*.{ts,json}'], {
    cwd: root,
    exclude: ['**/node_modules/**', 'src/.drafts/**'],
  })
  const said = texts.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n')
  return pictures
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !said.includes(`${file.replace('src/assets/pictures/', '')}`))
    .sort()
    .map((file) => ({
      file,
      line: 0,
      hebrew: 'התמונה לא מופיעה באף עמוד. אפשר לבחור אותה בטופס, או למחוק את הקובץ',
      english: 'no page shows this picture: choose it in a form, or delete the file',
      isNote: true,
    }))
}
