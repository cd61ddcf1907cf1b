import { readFileSync } from 'node:fs'
import { draftsFolder } from '../gateway/preview/drafts.ts'
import { contentPictures } from './forget-content.ts'

/**
 * Astro's list of pictures, as it was for the drafts. A build in the same folder replaces the file by the list for the saved content, in
 * which the preview would find none of its pictures, and no page could be shown.
 */
export function draftPictures(file = contentPictures) {
  let own: string | undefined
  return {
    read(): string | undefined {
      const text = readFileSync(file, 'utf8')
      if (text.includes(encodeURIComponent(`${draftsFolder}/`))) own = text
      return own
    },
  }
}
