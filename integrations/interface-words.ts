import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { checkWords } from '../authoring/check/check-words.ts'

/**
 * Interface words are JSON modules (src/content/interface) that any file may import directly, browser code included.
 * A mistake in them fails the build with the file and the key, as in all other content.
 */
export function interfaceWords(): Plugin[] {
  return [
    {
      name: 'interface-words',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/content\/interface\/[\w-]+\.json$/ },
        handler: (source, id) => JSON.stringify(checkWords(source, relative('.', id))),
      },
      // The code uses a key that the file does not have: only a warning to the bundler, but an empty button for the visitor.
      onLog(_level, { code, message }) {
        if (code === 'IMPORT_IS_UNDEFINED' && message.includes('content/interface/')) {
          const [, name, file] = message.match(/`(\w+)`.*'(.*)'/) ?? []
          this.error(`${file}: "${name}" חסר · "${name}" is missing`)
        }
      },
    },
    {
      // By the standard, a JSON module has one export: the whole file. A namespace import lets the bundler drop the unused words.
      name: 'interface-words-by-name',
      enforce: 'pre',
      transform: {
        filter: { id: /\.[jt]sx?$/, code: 'content/interface/' },
        handler: (source) =>
          source.replace(
            /^import (\w+) from ('[^']*content\/interface\/[\w-]+\.json') with \{ type: 'json' \}/gm,
            'import * as $1 from $2',
          ),
      },
    },
  ]
}
