import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Finding, printed } from '../explain/finding.ts'
import { checkFile } from './check-file.ts'

const content = /^src\/content\/(?!examples\/)[\w-]+\/[^/]+\.(yaml|md|json)$/

/** Vite plugin: shows the mistakes of a saved content file in an overlay in the browser until they are fixed. */
export function contentErrors(): Plugin {
  const broken = new Map<string, Finding[]>()
  return {
    name: 'content-errors',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      const showOverlay = () => {
        const [first] = [...broken.values()].flat()
        if (first) ws.send({ type: 'error', err: overlay([...broken.values()].flat(), first) as never })
      }
      const check = (path: string) => {
        const file = relative('.', path)
        if (!content.test(file) || file.endsWith('README.md')) return
        const wasBroken = broken.delete(file)
        const found = existsSync(file) ? findings(file) : []
        if (found.length > 0) broken.set(file, found)
        if (broken.size > 0) showOverlay()
        else if (wasBroken) ws.send({ type: 'full-reload' })
      }
      for (const event of ['add', 'change', 'unlink']) watcher.on(event, check)
      // Pages opened later get the message too.
      ws.on('connection', () => setTimeout(showOverlay, 300))
    },
  }
}

/** Returns nothing for a file outside the collections. */
function findings(file: string): Finding[] {
  try {
    return checkFile(file, readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

export function overlay(all: Finding[], { file, line }: Finding) {
  const text = all.map(printed).join('\n\n')
  console.error(`\n${text}\n`)
  return {
    name: 'Content',
    title: 'יש טעות בתוכן · a mistake in the content',
    message: text,
    stack: '',
    id: file,
    plugin: 'content-errors',
    loc: { file: resolve(file), line, column: 1 },
    hint: '',
  }
}
