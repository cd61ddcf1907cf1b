import { globSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/** Assets, styles and interface words: any module may import them. */
const sharedAssets = ['src/assets', 'src/styles', 'src/content/interface']
/** The layers that most folders of the site may import, from the bottom up. */
const config = ['src/config']
const lib = ['src/lib', ...config]
const forms = ['src/forms', ...lib]
const schemas = ['src/schemas', ...forms]

/**
 * Imports run one way. Each module may import itself and the modules listed here. `browser` needs a document and `build` needs Node:
 * neither imports the other. Unit tests are beside the code they test, and import what they need.
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
  'src/schemas': ['src/content/roles', 'src/content/topics', ...forms],
  // Used by the page, the build and the relay: so it needs neither a document nor Node, and of content only words and the roles.
  'src/forms': ['src/content/roles', ...lib],
  'src/lib': config,
  'src/config': [],
  // content.config.ts and content-schemas.ts.
  src: ['src/sections', 'src/build', ...schemas],

  art: [],
  server: forms,
  authoring: ['src', ...schemas],
  editor: ['authoring', ...forms],
  integrations: ['authoring', 'server', 'src/build', ...schemas],
  scripts: ['authoring', 'editor', 'integrations', 'server', 'tests/support', ...schemas],
  tooling: [],
  // Browser tests see the built site. The editor has its own, in editor/e2e.
  tests: ['tests/support', 'server', 'src/ui', ...schemas],
  // Helpers of the browser tests, and of the scripts that open pages. They read the content as the site does.
  'tests/support': ['server', 'src', 'src/features', 'src/sections', ...schemas],
  // astro.config.ts and the others, also those in editor and art.
  configs: ['integrations', 'tooling', 'tests/support', 'src/config'],
}

/** Folders without code. */
const others = ['src/content', 'deploy', 'docs', 'public', ...sharedAssets]

function sourceFiles(): string[] {
  const folders = ['art', 'authoring', 'editor', 'integrations', 'scripts', 'server', 'src', 'tests', 'tooling']
  return globSync(['*.{ts,js}', `{${folders.join(',')}}/**/*.{ts,tsx,astro}`], {
    exclude: ['**/node_modules/**', 'src/.drafts/**', 'editor/e2e/**', '**/testing/**'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|long)\.tsx?$/.test(file))
}

/** The module that a path belongs to: a folder of src or of its content, the helpers of the tests, or another top-level folder. */
function moduleOf(path: string): string {
  if (/\.config\.[jt]s$/.test(path) && path !== 'src/content.config.ts') return 'configs'
  const depth = path.startsWith('src/content/') ? 3 : /^(src|tests\/support)\//.test(path) ? 2 : 1
  return posix.dirname(path).split('/').slice(0, depth).join('/')
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
    const module = moduleOf(file)
    const allowed = [module, ...(mayImport[module] ?? []), ...sharedAssets]
    for (const target of importsOf(file)) if (!allowed.includes(moduleOf(target))) wrong.push(`${file} → ${target}`)
  }
  expect(wrong).toEqual([])
})

test('the form tables import no packages, not even React or Node', () => {
  const packages = sourceFiles()
    .filter((file) => file.startsWith('src/forms/'))
    .flatMap((file) => packagesOf(file).map((name) => `${file} → ${name}`))
  expect(packages).toEqual([])
})

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

test('components read no content collections: pages pass them their content', () => {
  const wrong = sourceFiles()
    .filter((file) => /^src\/(sections|features|ui|chrome)\/.*\.tsx$/.test(file))
    .filter((file) => targetsOf(file).includes('astro:content'))
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
