import { readFileSync } from 'node:fs'
import type { Reference } from '../../authoring/content/references.ts'
import { readContent } from '../../authoring/merge/content-file.ts'
import { ownerFile } from '../../src/config/owner-file.ts'
import { nameOf } from './entries.ts'
import { say } from './refused.ts'

/** A note beside the preview: that the page changes only later, or that there is no page yet, and where one could be. */
export function note(root: string, path: string, address: string | undefined, references: () => Reference[]): { note?: string } {
  if (path === ownerFile) return { note: say('afterSaving') }
  if (address) return {}
  const [, folder] = /^src\/content\/([\w-]+)\//.exec(path) ?? []
  const holders = references().filter(({ collection, from }) => collection === folder && from.startsWith('src/content/pages/'))
  const pages = [...new Set(holders.map(({ from }) => from))].map((from) => `„${titleOf(root, from)}”`)
  return { note: pages.length > 0 ? `${say('notShown')} ${say('othersShown', { pages: pages.join(', ') })}` : say('notShown') }
}

function titleOf(root: string, path: string): string {
  const { label } = readContent(path, readFileSync(`${root}/${path}`, 'utf8'))
  return typeof label === 'string' ? label : nameOf(path)
}
