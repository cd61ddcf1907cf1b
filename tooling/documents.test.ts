import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const folders = ['src', 'server', 'scripts', 'integrations', 'authoring', 'editor', 'deploy', 'art', 'tests', 'tooling', 'docs', 'public']

/** Every Markdown file except content, which begins with front matter. */
const documents = filesIn('*.md').filter((file) => !readFileSync(file, 'utf8').startsWith('---\n'))

/** Paths that documents may name although they are not in the repository. */
const known = new Map([
  ['src/content/pages/robotics.yaml', 'an example of a new page'],
  ['art/scenes/first-flight.ts', 'an example of a new scene'],
  ['src/.drafts', 'created by the editor, ignored by git'],
  ['_nginx.conf', 'created by the build'],
  ['art/out/preview', 'created by the studio, ignored by git'],
  ['art/out/final', 'created by the studio, ignored by git'],
])

const fileNames = new Set([...filesIn('*.*'), ...globSync('.*')].map((file) => basename(file)))
const customProperties = new Set(
  globSync('src/styles/**/*.css').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  test('every path that it mentions exists', () => {
    expect([...spansOf(text).flatMap(pathsIn), ...linksOf(document, text)].filter((path) => !known.has(path) && !isThere(path))).toEqual([])
  })

  test('every file that it mentions without a folder exists', () => {
    expect(spansOf(text).filter((span) => isFileName(span) && !known.has(span) && !fileNames.has(span))).toEqual([])
  })

  test('every custom property that it mentions is declared in src/styles', () => {
    expect(
      spansOf(text)
        .flatMap(customPropertiesIn)
        .filter((name) => !customProperties.has(name)),
    ).toEqual([])
  })

  test('every npm command that it mentions is in package.json', () => {
    expect(commandsIn(text).filter((command) => !known.has(command) && !(command.replace('npm run ', '') in scripts))).toEqual([])
  })
})

test.each(['biome.json', 'knip.json', 'tsconfig.json'])('%s mentions only paths that exist', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/"!*([^"]+)"/g)].flatMap(([, text = '']) => pathsIn(text))
  expect(named.filter((path) => !isThere(path))).toEqual([])
})

test.each([
  ['see `src/config/nowhere.ts`', ['src/config/nowhere.ts']],
  ['run `npx vitest run server/nowhere.test.ts`', ['server/nowhere.test.ts']],
  ['the files of `src/sections/<route>/page.ts` and `src/content/pages/*.yaml`', []],
  ['`src/ui/ chrome/` and `dist/` and `/win-ai`', ['src/ui/']],
])('the paths in %s are %j', (text, paths) => {
  expect(spansOf(text).flatMap(pathsIn)).toEqual(paths)
})

test('finds paths in a fenced block', () => {
  const text = 'First:\n\n```sh\nls src/nowhere # in src/config\n```\n\nThen src/none.'
  expect(spansOf(text).flatMap(pathsIn)).toEqual(['src/nowhere', 'src/config'])
})

test('finds custom properties, but no flags of commands', () => {
  expect(spansOf('`--type-nowhere` 14, `clamp(var(--space-4), 3vw)`, `npm run check -- --quick`').flatMap(customPropertiesIn)).toEqual([
    '--type-nowhere',
    '--space-4',
  ])
})

test('resolves a link from the folder of its document, and a fragment must be a heading', () => {
  expect(linksOf('docs/mail.md', '[one](deploy.md) [two](../README.md#nowhere) [far](https://win.example/) [here](#nowhere)')).toEqual([
    'docs/deploy.md',
    'README.md#nowhere',
    'docs/mail.md#nowhere',
  ])
  expect(isThere('README.md#run-it')).toBe(true)
  expect(isThere('README.md#nowhere')).toBe(false)
})

test('finds commands in text, tables and examples', () => {
  expect(commandsIn('`npm run nowhere -- --quick`\n    npm run check && npm run -w art icons\n')).toEqual([
    'npm run nowhere',
    'npm run check',
  ])
})

/** Files of the project: at its root, and in its folders. */
function filesIn(pattern: string): string[] {
  return globSync([pattern, ...folders.map((folder) => `${folder}/**/${pattern}`)], {
    exclude: (name) => name === 'node_modules' || name === 'out' || name === '.drafts',
  })
}

const fence = /^ *```.*\n([\s\S]*?)^ *```$/gm

/** Inline code, and the lines of fenced and indented blocks. */
function spansOf(text: string): string[] {
  const fenced = [...text.matchAll(fence)].flatMap(([, block = '']) => block.split('\n'))
  const rest = text.replace(fence, '')
  const inText = [...rest.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const indented = rest.split('\n').filter((line) => line.startsWith('    '))
  return [...inText, ...indented, ...fenced]
}

/** Names that a span consists of or that it reads: `--space-1`, `var(--space-1)`. Other words with two dashes are flags of commands. */
function customPropertiesIn(span: string): string[] {
  return [...span.matchAll(/^(--[a-z][\w-]*)$|var\((--[\w-]+)/g)].map(([, whole, read]) => whole ?? read ?? '')
}

/** Words that begin with one of our folders. Patterns and placeholders are not paths. */
function pathsIn(span: string): string[] {
  return span
    .split(/[\s'"(),;]+/)
    .map((word) => word.replace(/[.:]$/, ''))
    .filter((word) => folders.includes(word.split('/')[0] ?? '') && word.includes('/') && !/[*<>{}$…[\]|]/.test(word))
}

/** True for `kit.ts`, false for `node:sqlite` and `/health`. */
function isFileName(span: string): boolean {
  return /^[\w.-]+\.(tsx?|js|astro|css|json|html|ya?ml|md|webp|service|conf|sh)$/.test(span)
}

function linksOf(document: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^(https?:|mailto:|#(line|question|circle|1)$)/.test(to))
    .map((to) => (to.startsWith('#') ? document + to : normalize(join(dirname(document), to))))
}

function isThere(path: string): boolean {
  const [file = '', fragment] = path.split('#')
  return existsSync(file) && (fragment === undefined || headingsOf(file).includes(fragment))
}

/** Ids of the headings, as GitHub generates them. */
function headingsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)
  return [...headings].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Without commands such as `npm run -w art`, which are in another package.json. */
function commandsIn(text: string): string[] {
  return [...text.matchAll(/npm run (?:--silent )?([a-z][\w-]*)/g)].map(([, name]) => `npm run ${name}`)
}
