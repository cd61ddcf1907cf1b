import { globSync, readFileSync } from 'node:fs'
import type { Finding } from '../explain/finding.ts'

const folder = 'src/assets/pictures'

/** Pictures that neither content nor code refers to. They do not slow down the site, but nobody sees them. */
export function unusedPictures(root = '.'): Finding[] {
  const pictures = globSync(`${folder}/**/*.{webp,png,jpg,jpeg,avif,svg}`, { cwd: root })
  const texts = globSync(['src/**/*.{yaml,md,json,ts,tsx,astro,css}', 'art/**/*.{ts,json}'], {
    cwd: root,
    exclude: ['**/node_modules/**', 'src/.drafts/**'],
  })
  const sources = texts.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n')
  const unused = pictures.map((file) => file.replaceAll('\\', '/').replace(`${folder}/`, '')).filter((name) => !sources.includes(name))
  if (unused.length === 0) return []
  const names = unused.sort().join(', ')
  return [
    {
      file: folder,
      line: 0,
      hebrew: `תמונות שלא מופיעות באף עמוד: ${names}. אפשר לבחור אותן בטופס, או למחוק את הקבצים`,
      english: `pictures that no page shows: ${names}. Choose them in a form, or delete the files`,
      isNote: true,
    },
  ]
}
