import { globSync, readFileSync } from 'node:fs'
import type { Finding } from '../explain/finding.ts'
import { faultsBetweenCamps } from './check-camps.ts'
import { checkFile } from './check-file.ts'
import { checkLinks } from './check-links.ts'
import { duplicateHeads } from './duplicate-heads.ts'
import { duplicatePaths } from './duplicate-paths.ts'
import { missingWords } from './missing-words.ts'
import { otherAddresses, pageAddresses } from './site-addresses.ts'
import { strayFiles } from './stray-files.ts'
import { unreadableText } from './unreadable-text.ts'
import { unseenEntries } from './unseen-entries.ts'
import { unusedPictures } from './unused-pictures.ts'

/** Not part of the real site. */
const examples = ['src/content/examples/**']

/** Checks all content: each file on its own, then the relations between files. */
export function checkContent(): Finding[] {
  const all = globSync('src/content/**/*', { exclude: examples, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').replace(/^.*?src\/content\//, 'src/content/'))
    .sort()
  const stray = strayFiles(all)
  const files = all.filter((file) => !file.endsWith('README.md') && !stray.some((finding) => finding.file === file))
  const wrong = files.flatMap((file) => checkBytes(file, readFileSync(file)))
  // Relations can only be checked if every file is valid.
  if (stray.length > 0 || wrong.some(({ isNote }) => !isNote)) return [...stray, ...wrong]
  const addresses = pageAddresses()
  return [
    ...wrong,
    ...faultsBetweenCamps().map((explanation) => ({ file: 'src/content/camps', line: 0, ...explanation })),
    ...missingWords(),
    ...duplicatePaths(addresses),
    ...duplicateHeads(),
    ...checkLinks(files, [...addresses.map(({ path }) => path), ...otherAddresses()]),
    ...unseenEntries(),
    ...unusedPictures(),
  ]
}

function checkBytes(file: string, bytes: Buffer): Finding[] {
  const unreadable = unreadableText(file, bytes)
  return unreadable ? [unreadable] : checkFile(file, bytes.toString())
}
