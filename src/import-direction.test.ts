import { globSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/** Assets and styles: any folder of the site may import them. */
const shared = ['src/assets', 'src/styles']
/** The layers that most folders of the site may import, from the bottom up. */
const config = ['src/config']
const lib = ['src/lib', ...config]
const forms = ['src/forms', ...lib]
const schemas = ['src/schemas', ...forms]

/**
 * Imports run one way. Each folder may import itself and the folders listed here. `browser` needs a document and `build` needs Node:
 * neither imports the other. Tests are beside the code they test, and import what they need.
 */
const mayImport: Record<string, string[]> = {
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
  // Used by the page, the build and the relay: so it needs neither a document nor Node, and of content only words.
  'src/forms': lib,
  'src/lib': config,
  'src/config': [],
  // content.config.ts and content-schemas.ts.
  src: ['src/sections', 'src/build', ...schemas],

  art: [],
  server: forms,
  authoring: ['src', ...schemas],
  editor: ['authoring', ...forms],
  integrations: ['authoring', 'server', 'src/features', 'src/build', ...schemas],
  scripts: ['authoring', 'editor', 'integrations', 'server', 'tests', ...schemas],
  tooling: [],
}

/** Folders without code, or with tests only. */
const others = ['src/content', 'tests', 'deploy', 'docs', 'public', ...shared]

function sourceFiles(): string[] {
  return globSync('{art,authoring,editor,integrations,scripts,server,src,tooling}/**/*.{ts,tsx,astro}', {
    exclude: ['**/node_modules/**', 'src/.drafts/**', 'editor/e2e/**', '**/testing/**'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|long|config)\.tsx?$/.test(file) || file === 'src/content.config.ts')
}

/** The folder that a path belongs to: a folder of src, or another top-level folder of the project. */
function folderOf(path: string): string {
  const [first = '', second = '', ...rest] = path.split('/')
  return first === 'src' && rest.length > 0 ? `src/${second}` : first
}

/** Everything that a file imports, statically or dynamically. */
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
    const folder = folderOf(file)
    const allowed = [folder, ...(mayImport[folder] ?? []), ...shared]
    for (const target of importsOf(file))
      if (!allowed.includes(folderOf(target)) && !isInterfaceWords(target)) wrong.push(`${file} → ${target}`)
  }
  expect(wrong).toEqual([])
})

test('the form tables import no packages, not even React or Node', () => {
  const packages = sourceFiles()
    .filter((file) => file.startsWith('src/forms/'))
    .flatMap((file) => packagesOf(file).map((name) => `${file} → ${name}`))
  expect(packages).toEqual([])
})

function isInterfaceWords(target: string): boolean {
  return /^src\/content\/(interface\/[\w-]+|roles\/roles|topics\/topics)\.json$/.test(target)
}

test('texts for visitors are in content, not in components and scripts', () => {
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

test('components import no content except interface words', () => {
  const wrong = sourceFiles()
    .filter((file) => /^src\/(sections|features|ui|chrome)\/.*\.tsx$/.test(file))
    .filter(
      (file) =>
        /from 'astro:content'/.test(readFileSync(file, 'utf8')) ||
        importsOf(file).some((target) => target.startsWith('src/content/') && !isInterfaceWords(target)),
    )
  expect(wrong).toEqual([])
})

test('the editor’s page imports only its own files, because its server serves no others', () => {
  const wrong: string[] = []
  for (const file of sourceFiles().filter((name) => name.startsWith('editor/admin/'))) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^']*from '(\.[^']+)'/gm))
      if (!posix.join(posix.dirname(file), target).startsWith('editor/admin/')) wrong.push(`${file} → ${target}`)
  }
  expect(wrong).toEqual([])
})

test('every folder is listed above', () => {
  const folders = [
    ...foldersOf('.').filter((name) => !['dist', 'node_modules', 'test-results'].includes(name)),
    ...foldersOf('src').map((name) => `src/${name}`),
  ]
  expect(folders.filter((folder) => !mayImport[folder] && !others.includes(folder))).toEqual([])
})

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
}
