import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Finding, printed } from '../explain/finding.ts'
import { checkFile } from './check-file.ts'

const content = /^src\/content\/(?!examples\/)[\w-]+\/[^/]+\.(yaml|md|json)$/

/** A content file that is saved with a mistake shows it in the browser, over the page, until it is put right. */
export function contentErrors(): Plugin {
  const broken = new Map<string, Finding[]>()
  return {
    name: 'content-errors',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      const tell = () => {
        const [first] = [...broken.values()].flat()
        if (first) ws.send({ type: 'error', err: overlay([...broken.values()].flat(), first) as never })
      }
      const look = (path: string) => {
        const file = relative('.', path)
        if (!content.test(file) || file.endsWith('README.md')) return
        const wasBroken = broken.delete(file)
        const found = existsSync(file) ? findings(file) : []
        if (found.length > 0) broken.set(file, found)
        if (broken.size > 0) tell()
        else if (wasBroken) ws.send({ type: 'full-reload' })
      }
      for (const event of ['add', 'change', 'unlink']) watcher.on(event, look)
      // A page that is opened in the meantime gets the message too.
      ws.on('connection', () => setTimeout(tell, 300))
    },
  }
}

/** A file without a collection is none of the content. */
function findings(file: string): Finding[] {
  try {
    return checkFile(file, readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

export function overlay(all: Finding[], { file, line }: Finding) {
  const words = all.map(printed).join('\n\n')
  console.error(`\n${words}\n`)
  return {
    name: 'Content',
    title: 'יש טעות בתוכן · a mistake in the content',
    message: words,
    stack: '',
    id: file,
    plugin: 'content-errors',
    loc: { file: resolve(file), line, column: 1 },
    hint: '',
  }
}
