import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkFile } from '../../../authoring/check/check-file.ts'
import { parseContent } from '../../../authoring/content/parse-content.ts'
import { allReferences } from '../../../authoring/content/references.ts'
import { changedFiles, describeChange } from '../publishing/describe-changes.ts'
import { git } from '../publishing/git.ts'
import { reportOf } from '../publishing/report.ts'
import { findTexts } from '../screens/find-texts.ts'
import { launch } from '../screens/launch.ts'
import { book, camp, copyOfContent, openGateway } from '../testing/gateway-on-copy.ts'
import { damagedFiles } from './damaged-files.ts'

type Form = Record<string, unknown>

const outside = 'הקובץ נפגם מחוץ לעורך, ואי אפשר לקרוא אותו.'
let root = ''
let own: ReturnType<typeof openGateway>

beforeEach(() => {
  root = copyOfContent()
  const run = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root })
  run('init', '--quiet')
  writeFileSync(join(root, '.gitignore'), '.cache\nsrc/.drafts\n')
  run('add', '--all')
  run('commit', '--quiet', '-m', 'all')
  own = openGateway(root)
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

type Params = Parameters<typeof own.ask>[1]
const text = (path = camp) => readFileSync(join(root, path), 'utf8')
const put = (source: string, path = camp) => writeFileSync(join(root, path), source)
const lineOfPrice = () =>
  1 +
  readFileSync(camp, 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith('price:'))

/** Two kinds of syntax errors: one that YAML parses differently, and a text that starts with an asterisk, at which the parser throws. */
const syntaxErrors: [string, string][] = [
  ['a bracket', 'price: 400: ['],
  ['an asterisk', 'price: *four* hundred'],
  ['an asterisk alone', 'price: *four'],
]
const damage = (source: string) => put(text().replace(/^price: .*$/m, source))

it.each([
  ['camps/x.yaml', 'title: a\nprice: 400: [\n'],
  ['camps/x.yaml', 'title: *a\n'],
  ['camps/x.yaml', 'title: a\ntitle: b\n'],
  ['camps/x.yaml', '<<<<<<< HEAD\ntitle: a\n=======\ntitle: b\n>>>>>>> main\n'],
  ['camps/x.yaml', 'hello'],
  ['camps/x.yaml', ''],
  ['articles/x.md', 'a text without a head\n'],
  ['articles/x.md', '---\ntitle: "a\n---\n\ntext\n'],
  ['interface/x.json', '{ "a": "b", }'],
])('returns undefined for %s with %j', (path, source) => {
  expect(parseContent(`src/content/${path}`, source)).toBeUndefined()
})

it('can parse every file of the site', () => {
  expect(damagedFiles('.')).toEqual([])
})

it.each(syntaxErrors)('lists the damaged entry by its file name, and all others: %s', async (_, badLine) => {
  damage(badLine)
  const all = (await own.ask('entriesByFolder', { folder: 'src/content/camps', extension: 'yaml' } as Params)) as {
    data: string
    file: { path: string }
  }[]
  const titles = all.map(({ data, file }) => [file.path, (JSON.parse(data) as Form)['title']])
  expect(titles).toContainEqual([camp, 'online (הקובץ נפגם)'])
  expect(titles.length).toBeGreaterThan(2)
  expect(titles.filter(([, title]) => String(title).includes('נפגם'))).toHaveLength(1)
})

it.each(syntaxErrors)('omits the damaged file from search, references and the launch list: %s', (_, badLine) => {
  const words = String(parseContent(camp, text())?.['title'])
  const count = () => ({
    found: findTexts(words, { root, book }).filter(({ form }) => form?.endsWith('/online')).length,
    references: allReferences(root).filter(({ from }) => from === camp).length,
  })
  expect(count().found).toBeGreaterThan(0)
  expect(count().references).toBeGreaterThan(0)
  damage(badLine)
  expect(count()).toEqual({ found: 0, references: 0 })
  expect(allReferences(root).length).toBeGreaterThan(0)
  expect(launch({ root, book, env: {}, now: new Date(), mail: [] }).groups.length).toBeGreaterThan(2)
})

it.each(syntaxErrors)('starts the preview with the published version, and without a new damaged file: %s', (_, badLine) => {
  const whole = text()
  damage(badLine)
  put(text(), 'src/content/camps/added.yaml')
  own.drafts.begin()
  expect(text('src/.drafts/camps/online.yaml')).toBe(whole)
  expect(() => text('src/.drafts/camps/added.yaml')).toThrow()
  expect(text('src/.drafts/camps/passover.yaml')).toBe(text('src/content/camps/passover.yaml'))
})

it.each(syntaxErrors)('reports the file and the line, without a link to a form: %s', (_, badLine) => {
  damage(badLine)
  const [found, ...others] = damagedFiles(root)
  expect(others).toEqual([])
  const { stops } = reportOf(root, book, { isFine: false, findings: found ? [found] : [] })
  expect(stops).toEqual([
    {
      file: camp,
      where: `${book.collection('camps').label}: online`,
      message: expect.stringMatching(new RegExp(`^${outside} שורה ${lineOfPrice()}: [א-ת]`)) as string,
    },
  ])
})

it('reports the same line as the content check', () => {
  damage('price: 400: [')
  expect(checkFile(camp, text())).toEqual(damagedFiles(root))
})

it.each(syntaxErrors)('lists the file as damaged in the changes, without changed fields: %s', async (_, badLine) => {
  const title = describeChange(book, { path: camp, before: text(), after: text() }).title
  damage(badLine)
  expect(await changedFiles({ root, git: git(root), book })).toEqual([{ path: camp, title, lines: [outside] }])
  expect(describeChange(book, { path: camp, before: undefined, after: text() }).lines).toEqual(['נוסף', outside])
  expect(describeChange(book, { path: camp, before: text(), after: readFileSync(camp, 'utf8') }).lines).toEqual(['שונה'])
})

it.each(syntaxErrors)('refuses to open the form, with the line and how to restore: %s', async (_, badLine) => {
  damage(badLine)
  const sentence = new RegExp(`online\\.yaml נפגם מחוץ לעורך.*שורה ${lineOfPrice()}: .*„החזרה למה שפורסם”`)
  await expect(own.open()).rejects.toMatchObject({ status: 422, message: expect.stringMatching(sentence) })
})

it.each(syntaxErrors)(
  'refuses to save an open form over a damaged file and says why; saves it once the file is fixed: %s',
  async (_, badLine) => {
    const whole = text()
    const form = { ...(await own.open()), title: 'מחנה אחר' }
    damage(badLine)
    const broken = text()
    const sentence = new RegExp(`^לא נשמר: הקובץ online\\.yaml נפגם.*שורה ${lineOfPrice()}: .*מה שהקלדתם נשאר כאן`)
    await expect(own.save(form)).rejects.toMatchObject({ status: 422, message: expect.stringMatching(sentence) })
    await expect(own.content.preview(camp, form)).rejects.toThrow(`שורה ${lineOfPrice()}: `)
    expect(text()).toBe(broken)
    await own.publishing.discard(camp)
    expect(text()).toBe(whole)
    damage(badLine)
    put(whole.replace('price: 400', 'price: 455'))
    await own.save(form)
    expect(text()).toContain('title: "מחנה אחר"')
    expect(text()).toContain('price: 455')
  },
)

it.each(syntaxErrors)('saves other entries, and allows discarding a damaged new file: %s', async (_, badLine) => {
  const path = 'src/content/workshops/ai.yaml'
  const form = await own.open(path)
  damage(badLine)
  await own.save({ ...form, title: 'סדנה אחרת' }, path)
  expect(text(path)).toContain('סדנה אחרת')
  const added = 'src/content/camps/added.yaml'
  put(text(), added)
  await own.publishing.discard(added)
  expect(() => text(added)).toThrow()
})

it('refuses to revert to a damaged version', async () => {
  damage('price: 400: [')
  await own.publishing.discard(camp)
  const [{ id } = { id: '' }] = (await own.changeLog.list()).saved
  await expect(own.changeLog.revert(id)).rejects.toThrow('online.yaml היה פגום')
})

it('offers the last saved version of a damaged file, unless it is the published one', async () => {
  const published = text()
  damage('price: 400: [')
  expect(await own.publishing.damage(camp)).toMatchObject({ what: expect.stringContaining('שורה'), isPublished: true, hasSave: false })
  put(published)
  expect(await own.publishing.damage(camp)).toBeUndefined()
  for (const price of [450, 470]) await own.content.save(camp, { ...(await own.content.form(camp)), price })
  const saved = text()
  // Recorded damage is no saved version to go back to.
  for (const line of ['price: 1: [', 'price: 2: [']) {
    put(saved.replace('price: 470', line))
    expect(await own.publishing.damage(camp)).toMatchObject({ isPublished: true, hasSave: true })
    await own.publishing.restoreSave(camp)
    expect(text()).toBe(saved)
  }
})

it('lists the other files of a fixed set if one of them is gone', async () => {
  rmSync(join(root, 'src/content/pages/jobs.yaml'))
  const files = ['jobs', 'blog'].map((name) => ({ path: `src/content/pages/${name}.yaml` }))
  expect(await own.ask('entriesByFiles', { files } as Params)).toMatchObject([{ file: { path: 'src/content/pages/blog.yaml' } }])
})
