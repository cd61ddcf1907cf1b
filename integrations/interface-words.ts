import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { checkWords } from '../authoring/check/check-words.ts'

/**
 * The words of the interface are JSON modules (src/content/interface) that any file imports as they are, in the browser too.
 * A mistake in them stops the build with its file and its name, as it does in all other content.
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
      // A name that the code uses and the file lacks: only a warning to the bundler, an empty button to the visitor.
      onLog(_level, { code, message }) {
        if (code === 'IMPORT_IS_UNDEFINED' && message.includes('content/interface/')) {
          const [, name, file] = message.match(/`(\w+)`.*'(.*)'/) ?? []
          this.error(`${file}: "${name}" חסר · "${name}" is missing`)
        }
      },
    },
    {
      // By the standard a JSON module has one export, the whole file. The bundler exports each name instead, so that a page gets only the words it shows.
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
