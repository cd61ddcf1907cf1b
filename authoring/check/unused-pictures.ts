import { globSync, readFileSync } from 'node:fs'
import type { Finding } from '../explain/finding.ts'

const folder = 'src/assets/pictures'

/** Pictures that neither content nor code refers to. They do not slow down the site, but nobody sees them. */
export function unusedPictures(root = '.'): Finding[] {
  const unused = unusedPictureNames(root)
  if (unused.length === 0) return []
  const names = unused.join(', ')
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

/** Their names, without the drafts of the editor's preview unless they count as content. */
export function unusedPictureNames(root = '.', { withDrafts = false } = {}): string[] {
  const pictures = globSync(`${folder}/**/*.{webp,png,jpg,jpeg,avif,svg}`, { cwd: root })
  // `**` matches no folder that begins with a dot.
  const drafts = withDrafts ? ['src/.drafts/**/*.{yaml,md,json}'] : []
  const texts = globSync(['src/**/*.{yaml,md,json,ts,tsx,astro,css}', 'art/**/*.{ts,json}', ...drafts], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const sources = texts.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n')
  const names = pictures.map((file) => file.replaceAll('\\', '/').replace(`${folder}/`, ''))
  return names.filter((name) => !sources.includes(name)).sort()
}
