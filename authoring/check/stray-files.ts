import { basename, extname } from 'node:path'
import { collectionFolders } from '../content/collection-of.ts'
import type { Finding } from '../explain/finding.ts'
import { nearestName } from '../explain/nearest-name.ts'

const folders = [...collectionFolders, 'interface', 'examples']

const endings: Record<string, string> = {
  articles: '.md',
  legal: '.md',
  interface: '.json',
  owner: '.json',
  roles: '.json',
  topics: '.json',
}

/** Files under src/content that the site would ignore: wrong extension, a name that can't be an address, an unknown folder. */
export function strayFiles(files: string[]): Finding[] {
  return files.flatMap((file) => {
    const [folder = '', ...rest] = file.replace('src/content/', '').split('/')
    if (basename(file) === 'README.md') return []
    if (!folders.includes(folder) || rest.length === 0) return [strayFolder(file, folder)]
    return [wrongEnding(file, endings[folder] ?? '.yaml') ?? wrongName(file)].flatMap((finding) => finding ?? [])
  })
}

function strayFolder(file: string, folder: string): Finding {
  const near = nearestName(folder, folders)
  return {
    file,
    line: 1,
    hebrew: `האתר לא קורא קבצים מכאן. ${near ? `התכוונתם לתיקייה „${near}”?` : `התיקיות הן: ${folders.join(', ')}`}`,
    english: `the site does not read files from here. ${near ? `Did you mean the folder "${near}"?` : `The folders are: ${folders.join(', ')}`}`,
  }
}

function wrongEnding(file: string, ending: string): Finding | undefined {
  const own = extname(file)
  if (own === ending) return undefined
  if (!/^\.(ya?ml|md|markdown|txt|json)$/i.test(own)) {
    return {
      file,
      line: 1,
      hebrew: `האתר קורא כאן רק קבצים עם הסיומת „${ending}”. העתיקו את הטקסט לטופס חדש בעורך (npm run edit), ומחקו את הקובץ`,
      english: `the site only reads "${ending}" files here: copy the text into a new form in the editor (npm run edit), and delete the file`,
    }
  }
  const right = `${basename(file, own)}${ending}`
  return {
    file,
    line: 1,
    hebrew: `האתר לא קורא קובץ עם הסיומת „${own}” בתיקייה הזו. שנו את שמו ל„${right}”`,
    english: `the site does not read "${own}" files in this folder: rename it to "${right}"`,
  }
}

function wrongName(file: string): Finding | undefined {
  const name = basename(file, extname(file))
  if (/^[a-z0-9-]+$/.test(name)) return undefined
  const right =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'new-page'
  return {
    file,
    line: 1,
    hebrew: `שם הקובץ נהיה לכתובת, ולכן בו רק אותיות אנגליות קטנות, ספרות ומקפים. למשל: ${right}${extname(file)}`,
    english: `the file name becomes an address: lowercase Latin letters, digits and hyphens only, such as ${right}${extname(file)}`,
  }
}
