import { globSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/** What pages show, and how it looks: any room of the site may read it. */
const drawers = ['src/assets', 'src/styles']
/** What every room of the site may read, from the bottom up. */
const config = ['src/config']
const lib = ['src/lib', ...config]
const forms = ['src/forms', ...lib]
const schemas = ['src/schemas', ...forms]

/**
 * Imports run one way. Each room may read itself and those named here. `browser` needs a document and `build` needs Node: neither reads
 * the other. Tests lie beside what they prove and read what they need.
 */
const mayRead: Record<string, string[]> = {
  'src/pages': ['src/layouts', 'src/queries', 'src/sections', 'src/features', 'src/ui', 'src/browser', 'src/build', ...schemas],
  'src/layouts': ['src/chrome', 'src/queries', 'src/features', 'src/ui', 'src/browser', 'src/build', ...schemas],
  'src/chrome': ['src/ui', 'src/browser', ...forms],
  'src/queries': ['src/features', 'src/build', ...schemas],
  'src/sections': ['src/features', 'src/ui', 'src/browser', 'src/build', ...schemas],
  'src/features': ['src/ui', 'src/browser', 'src/build', ...schemas],
  'src/ui': ['src/browser', ...schemas],
  'src/browser': forms,
  'src/build': schemas,
  'src/schemas': forms,
  // Read by the page, the build and the relay: neither a document nor Node, and nothing that content says but words.
  'src/forms': lib,
  'src/lib': config,
  'src/config': [],
  // content.config.ts and the schemas that it binds.
  src: ['src/sections', 'src/build', ...schemas],

  art: [],
  server: forms,
  authoring: ['src', ...schemas],
  editor: ['authoring', ...forms],
  integrations: ['authoring', 'server', 'src/features', 'src/build', ...schemas],
  scripts: ['authoring', 'editor', 'integrations', 'server', 'tests', ...schemas],
  tooling: [],
}

/** Rooms that hold no code, or nothing but tests. */
const others = ['src/content', 'tests', 'deploy', 'docs', 'public', ...drawers]

function sourceFiles(): string[] {
  return globSync('{art,authoring,editor,integrations,scripts,server,src,tooling}/**/*.{ts,tsx,astro}', {
    exclude: ['**/node_modules/**', 'src/.drafts/**', 'editor/e2e/**', '**/testing/**'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|long|config)\.tsx?$/.test(file) || file === 'src/content.config.ts')
}

/** A folder of src is a room, and so is every other folder of the project. */
function roomOf(path: string): string {
  const [first = '', second = '', ...rest] = path.split('/')
  return first === 'src' && rest.length > 0 ? `src/${second}` : first
}

/** What a file imports, at once or when it is needed. */
function targetsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)(?:\s+|\(\s*)'([^']+)'/g)].map((match) => match[1] ?? '')
}

function packagesOf(file: string): string[] {
  return targetsOf(file).filter((target) => !/^[.#]/.test(target))
}

/** The files of this project that a file imports, by their paths from the root. */
function importsOf(file: string): string[] {
  return targetsOf(file).flatMap((target) => {
    if (target.startsWith('#')) return [`src/${target.slice(1)}`]
    return target.startsWith('.') ? [posix.join(posix.dirname(file), target)] : []
  })
}

test('imports run one way: pages → sections → features → ui → browser or build → schemas → forms → lib → config', () => {
  const wrong: string[] = []
  for (const file of sourceFiles()) {
    const room = roomOf(file)
    const allowed = [room, ...(mayRead[room] ?? []), ...drawers]
    for (const target of importsOf(file))
      if (!allowed.includes(roomOf(target)) && !isInterfaceWords(target)) wrong.push(`${file} → ${target}`)
  }
  expect(wrong).toEqual([])
})

test('the tables of the forms need neither React nor Node', () => {
  const packages = sourceFiles()
    .filter((file) => file.startsWith('src/forms/'))
    .flatMap((file) => packagesOf(file).map((name) => `${file} → ${name}`))
  expect(packages).toEqual([])
})

function isInterfaceWords(target: string): boolean {
  return /^src\/content\/(interface\/[\w-]+|roles\/roles|topics\/topics)\.json$/.test(target)
}

test('words for the visitor are in content, not in components and scripts', () => {
  const shown = /^(src\/(pages|layouts|sections|chrome|features|forms|queries|ui|browser|build)|integrations)\/(?!interface-words)/
  const wrong = sourceFiles().filter((file) => shown.test(file) && /[א-ת]/.test(withoutComments(readFileSync(file, 'utf8'))))
  expect(wrong).toEqual([])
})

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}

test('features do not import each other', () => {
  const wrong: string[] = []
  for (const file of sourceFiles().filter((name) => name.startsWith('src/features/'))) {
    const feature = file.split('/')[2]
    for (const target of importsOf(file)) {
      const other = target.match(/^src\/features\/([^/]+)/)?.[1]
      if (other && other !== feature) wrong.push(`${file} → ${target}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a component never imports content but the words of the interface', () => {
  const wrong = sourceFiles()
    .filter((file) => /^src\/(sections|features|ui|chrome)\/.*\.tsx$/.test(file))
    .filter(
      (file) =>
        /from 'astro:content'/.test(readFileSync(file, 'utf8')) ||
        importsOf(file).some((target) => target.startsWith('src/content/') && !isInterfaceWords(target)),
    )
  expect(wrong).toEqual([])
})

test('the page of the editor imports its own files only: its server gives out no others', () => {
  const wrong: string[] = []
  for (const file of sourceFiles().filter((name) => name.startsWith('editor/admin/'))) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^']*from '(\.[^']+)'/gm))
      if (!posix.join(posix.dirname(file), target).startsWith('editor/admin/')) wrong.push(`${file} → ${target}`)
  }
  expect(wrong).toEqual([])
})

test('every folder is a room of the list', () => {
  const folders = [
    ...foldersOf('.').filter((name) => !['dist', 'node_modules', 'test-results'].includes(name)),
    ...foldersOf('src').map((name) => `src/${name}`),
  ]
  expect(folders.filter((folder) => !mayRead[folder] && !others.includes(folder))).toEqual([])
})

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
}
