import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { fillOwnerFacts, unknownFact } from '../src/config/owner-facts'

type Words = string | { [name: string]: Words }

/**
 * The words of the interface are plain JSON (src/content/interface) that any file imports as it is, in the browser too.
 * A mistake in them stops the build with its file and its name, as it does in all other content.
 */
export function interfaceWords(): Plugin {
  return {
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
  }
}

/** The words of one file, with the owner's facts in them, or an error that says what to fix. */
export function checkWords(source: string, file: string): Words {
  let words: unknown
  try {
    words = JSON.parse(source)
  } catch (problem) {
    throw new Error(`${file}: הקובץ אינו JSON תקין · not valid JSON: ${(problem as Error).message}`)
  }
  return checked(words, file)
}

function checked(words: unknown, where: string): Words {
  if (typeof words === 'string') {
    const filled = fillOwnerFacts(words)
    const problem = words.trim() ? unknownFact(filled) : 'הטקסט ריק · this text is empty'
    if (problem) throw new Error(`${where}: ${problem}`)
    return filled
  }
  if (typeof words !== 'object' || words === null || Array.isArray(words)) throw new Error(`${where}: צריך להיות טקסט · must be a text`)
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, checked(text, `${where} › ${name}`)]))
}
