import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkFile } from '../../authoring/check/check-file.ts'
import { readable } from '../../authoring/content/readable.ts'
import { allReferences } from '../../authoring/content/references.ts'
import { changedFiles, describeChange } from './changes.ts'
import { damagedFiles } from './damage.ts'
import { findTexts } from './find-texts.ts'
import { git } from './git.ts'
import { launch } from './launch.ts'
import { reportOf } from './report.ts'
import { book, camp, copyOfContent, openGateway } from './testing/gateway-on-copy.ts'

type Form = Record<string, unknown>

const outside = 'הקובץ נפגם מחוץ לעורך, ואי אפשר לקרוא אותו.'
let root = ''
let own: ReturnType<typeof openGateway>

beforeEach(() => {
  root = copyOfContent()
  const run = (...words: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { cwd: root })
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

/** The two ways in which a hand slips: a sign that YAML reads otherwise, and a text that begins with an asterisk, at which its reader gives up. */
const slips: [string, string][] = [
  ['a bracket', 'price: 400: ['],
  ['an asterisk', 'price: *four* hundred'],
  ['an asterisk alone', 'price: *four'],
]
const damage = (slip: string) => put(text().replace(/^price: .*$/m, slip))

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
])('%s can not be read: %j', (path, source) => {
  expect(readable(`src/content/${path}`, source)).toBeUndefined()
})

it('every file of the site can be read', () => {
  expect(damagedFiles('.')).toEqual([])
})

it.each(slips)('the list of entries has the damaged one by the name of its file, and all others: %s', async (_, slip) => {
  damage(slip)
  const all = (await own.ask('entriesByFolder', { folder: 'src/content/camps', extension: 'yaml' } as Params)) as {
    data: string
    file: { path: string }
  }[]
  const titles = all.map(({ data, file }) => [file.path, (JSON.parse(data) as Form)['title']])
  expect(titles).toContainEqual([camp, 'online (הקובץ נפגם)'])
  expect(titles.length).toBeGreaterThan(2)
  expect(titles.filter(([, title]) => String(title).includes('נפגם'))).toHaveLength(1)
})

it.each(slips)('search, references and the list before the launch leave it out: %s', (_, slip) => {
  const words = String(readable(camp, text())?.['title'])
  const count = () => ({
    found: findTexts(words, { root, book }).filter(({ form }) => form?.endsWith('/online')).length,
    references: allReferences(root).filter(({ from }) => from === camp).length,
  })
  expect(count().found).toBeGreaterThan(0)
  expect(count().references).toBeGreaterThan(0)
  damage(slip)
  expect(count()).toEqual({ found: 0, references: 0 })
  expect(allReferences(root).length).toBeGreaterThan(0)
  expect(launch({ root, book, env: {}, now: new Date(), mail: [] }).groups.length).toBeGreaterThan(2)
})

it.each(slips)('the pages start with what was published in its place, and without a new file: %s', (_, slip) => {
  const whole = text()
  damage(slip)
  put(text(), 'src/content/camps/added.yaml')
  own.drafts.begin()
  expect(text('src/.drafts/camps/online.yaml')).toBe(whole)
  expect(() => text('src/.drafts/camps/added.yaml')).toThrow()
  expect(text('src/.drafts/camps/passover.yaml')).toBe(text('src/content/camps/passover.yaml'))
})

it.each(slips)('the report names the file and the line, and leads to no form: %s', (_, slip) => {
  damage(slip)
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

it('the check of the content and the report speak of the same line', () => {
  damage('price: 400: [')
  expect(checkFile(camp, text())).toEqual(damagedFiles(root))
})

it.each(slips)('the list of changes says that it is damaged, and not which fields would have changed: %s', async (_, slip) => {
  const title = describeChange(book, { path: camp, before: text(), after: text() }).title
  damage(slip)
  expect(await changedFiles({ root, git: git(root), book })).toEqual([{ path: camp, title, lines: [outside] }])
  expect(describeChange(book, { path: camp, before: undefined, after: text() }).lines).toEqual(['נוסף', outside])
  expect(describeChange(book, { path: camp, before: text(), after: readFileSync(camp, 'utf8') }).lines).toEqual(['שונה'])
})

it.each(slips)('its form is refused with the line and the way back: %s', async (_, slip) => {
  damage(slip)
  const sentence = new RegExp(`online\\.yaml נפגם מחוץ לעורך.*שורה ${lineOfPrice()}: .*„החזרה למה שפורסם”`)
  await expect(own.open()).rejects.toMatchObject({ status: 422, message: expect.stringMatching(sentence) })
})

it.each(slips)(
  'an open form is not saved over it and says why; once it is mended, by hand or by the button, it is saved: %s',
  async (_, slip) => {
    const whole = text()
    const form = { ...(await own.open()), title: 'מחנה אחר' }
    damage(slip)
    const broken = text()
    const sentence = new RegExp(`^לא נשמר: הקובץ online\\.yaml נפגם.*שורה ${lineOfPrice()}: .*מה שהקלדתם נשאר כאן`)
    await expect(own.save(form)).rejects.toMatchObject({ status: 422, message: expect.stringMatching(sentence) })
    await expect(own.content.attempt(camp, form)).rejects.toThrow(`שורה ${lineOfPrice()}: `)
    expect(text()).toBe(broken)
    await own.publishing.discard(camp)
    expect(text()).toBe(whole)
    damage(slip)
    put(whole.replace('price: 400', 'price: 455'))
    await own.save(form)
    expect(text()).toContain('title: "מחנה אחר"')
    expect(text()).toContain('price: 455')
  },
)

it.each(slips)('another entry is saved all the same, and a new file that is damaged can go: %s', async (_, slip) => {
  const path = 'src/content/workshops/ai.yaml'
  const form = await own.open(path)
  damage(slip)
  await own.save({ ...form, title: 'סדנה אחרת' }, path)
  expect(text(path)).toContain('סדנה אחרת')
  const added = 'src/content/camps/added.yaml'
  put(text(), added)
  await own.publishing.discard(added)
  expect(() => text(added)).toThrow()
})

it('what was damaged does not come back by the history', async () => {
  damage('price: 400: [')
  await own.publishing.discard(camp)
  const [{ id } = { id: '' }] = (await own.past.events()).saved
  await expect(own.past.takeBack(id)).rejects.toThrow('online.yaml היה פגום')
})
