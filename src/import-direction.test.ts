import { globSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

// Imports run one way. Each room may read those named here. `browser` needs a document and `build` needs Node: neither reads the other.
const mayRead: Record<string, string[]> = {
  pages: ['layouts', 'queries', 'sections', 'features', 'ui', 'browser', 'build', 'schemas', 'lib', 'config'],
  layouts: ['chrome', 'queries', 'features', 'ui', 'browser', 'build', 'schemas', 'lib', 'config'],
  chrome: ['ui', 'browser', 'lib', 'config'],
  queries: ['features', 'build', 'schemas', 'lib', 'config'],
  sections: ['features', 'ui', 'browser', 'build', 'schemas', 'lib', 'config'],
  features: ['forms', 'ui', 'browser', 'build', 'schemas', 'lib', 'config'],
  ui: ['browser', 'schemas', 'lib', 'config'],
  browser: ['lib', 'config'],
  build: ['schemas', 'lib', 'config'],
  schemas: ['lib', 'config'],
  // Read by the page, the build and the relay: neither a document nor Node, and nothing that content says but words.
  forms: ['lib', 'config'],
  lib: ['config'],
  config: [],
}
/** No rooms: what pages show, and how it looks. */
const drawers = ['assets', 'styles']

function sourceFiles(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|tsx|astro)$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
}

/** What a file imports, at once or when it is needed. A neighbour's '../toast' is written out as '@/features/forms/toast'. */
function importsOf(file: string): string[] {
  const source = readFileSync(`src/${file}`, 'utf8')
  const targets = [...source.matchAll(/\b(?:from|import)(?:\s+|\(\s*)'([^']+)'/g)].map((match) => match[1] ?? '')
  return targets.map((target) => (target.startsWith('.') ? `@/${posix.join(posix.dirname(file), target)}` : target))
}

test('imports run one way: pages → sections → features → ui → browser or build → schemas or forms → lib → config', () => {
  const wrong: string[] = []
  for (const file of sourceFiles()) {
    const layer = file.split('/')[0] ?? ''
    const allowed = mayRead[layer]
    if (!allowed) continue
    for (const target of importsOf(file)) {
      if (!target.startsWith('@/')) continue
      const targetLayer = target.split('/')[1] ?? ''
      if (isInterfaceWords(target)) continue
      if (targetLayer !== layer && ![...allowed, ...drawers].includes(targetLayer)) wrong.push(`${file} → ${target}`)
    }
  }
  expect(wrong).toEqual([])
})

test('the tables of the forms need neither React nor Node', () => {
  const packages = sourceFiles()
    .filter((file) => file.startsWith('forms/') && !file.includes('/testing/'))
    .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
    .filter(({ target }) => !target.startsWith('@/'))
  expect(packages).toEqual([])
})

test('the server reads neither the build steps nor the tasks: they read the server', () => {
  const files = globSync('server/**/*.ts').filter((file) => /from '(\.\.\/)+(integrations|scripts)\//.test(readFileSync(file, 'utf8')))
  expect(files).toEqual([])
})

function isInterfaceWords(target: string): boolean {
  return /^@\/content\/interface\/[\w-]+\.json$/.test(target)
}

test('words for the visitor are in content, not in components and scripts', () => {
  const builders = readdirSync('integrations', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'interface-words.ts')
    .map((file) => `integrations/${file}`)
  const components = sourceFiles()
    .filter(
      (file) => /^(pages|layouts|sections|chrome|features|forms|queries|ui|browser|build)\//.test(file) && !file.includes('/testing/'),
    )
    .map((file) => `src/${file}`)
  const wrong = [...components, ...builders].filter((file) => /[א-ת]/.test(withoutComments(readFileSync(file, 'utf8'))))
  expect(wrong).toEqual([])
})

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}

test('features do not import each other', () => {
  const wrong: string[] = []
  for (const file of sourceFiles().filter((name) => name.startsWith('features/'))) {
    const feature = file.split('/')[1]
    for (const target of importsOf(file)) {
      const other = target.match(/^@\/features\/([^/]+)/)?.[1]
      if (other && other !== feature) wrong.push(`${file} → ${target}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a component never imports content but the words of the interface', () => {
  const wrong = sourceFiles()
    .filter((file) => /^(sections|features|ui|chrome)\/.*\.tsx$/.test(file))
    .filter((file) =>
      importsOf(file).some((target) => target.startsWith('astro:content') || (target.includes('/content/') && !isInterfaceWords(target))),
    )
  expect(wrong).toEqual([])
})

test('the list of layers names every folder of the source', () => {
  const folders = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
  expect(folders.filter((folder) => !mayRead[folder] && !['assets', 'content', 'styles'].includes(folder))).toEqual([])
})
