import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serialQueue } from '../../../src/lib/serial-queue.ts'
import { drafts } from '../preview/drafts.ts'
import { book, camp, publishedOnce } from '../testing/gateway-on-copy.ts'
import { type PublishingOptions, publishing } from './publishing.ts'
import type { Report } from './report.ts'
import { saveHistory } from './save-history.ts'

let home = ''
let root = ''

function git(where: string, ...command: string[]): string {
  return execFileSync('git', ['-c', 'user.name=o', '-c', 'user.email=o@x', ...command], { cwd: where, encoding: 'utf8', stdio: 'pipe' })
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'publish-'))
  root = join(home, 'site')
  mkdirSync(join(root, 'src/assets/pictures'), { recursive: true })
  cpSync('src/content/camps', join(root, 'src/content/camps'), { recursive: true })
  publishedOnce(root)
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

const assertReplaceable = async () => undefined
const fine: Report = { isFine: true, stops: [], notes: [] }

function own(checkSite: () => Promise<Report> = async () => fine, others: Partial<PublishingOptions> = {}) {
  const content = {
    oneByOne: serialQueue(),
    removeNow: async (path: string) => rmSync(join(root, path)),
    assertReplaceable,
  }
  return publishing({ root, book, history: saveHistory(root), drafts: drafts(root), content, checkSite, ...others })
}

const text = (path = camp) => readFileSync(join(root, path), 'utf8')
const change = (from: string, to: string) => writeFileSync(join(root, camp), text().replace(from, to))

it('describes changes in the words of the form', async () => {
  change('price: 400', 'price: 450')
  expect((await own().changes()).files).toEqual([
    {
      path: camp,
      title: expect.stringMatching(/^מחנות: [א-ת]/) as string,
      lines: ['מחיר: „\u2068400\u2069” ← „\u2068450\u2069”'],
      form: '#/collections/camps/entries/online',
    },
  ])
})

it('describes an added list item by its name', async () => {
  change('activities:\n', 'activities:\n  - { icon: drone, title: "רחפנים" }\n')
  expect((await own().changes()).files).toMatchObject([{ lines: [expect.stringMatching(/: נוסף „.?רחפנים.?”$/)] }])
})

it('describes a choice by its label', async () => {
  change('price: 400', 'price: 400\nplaces: full')
  const [file] = (await own().changes()).files
  expect(file?.lines).toEqual([`${book.field(['camps', 'places']).label}: ריק ← „\u2068מלא\u2069”`])
})

it('refuses to discard a new picture that content uses', async () => {
  const picture = 'src/assets/pictures/camp/new.webp'
  mkdirSync(join(root, 'src/assets/pictures/camp'), { recursive: true })
  writeFileSync(join(root, picture), '')
  change('price: 400', 'price: 400 # ../../assets/pictures/camp/new.webp')
  await expect(own().discard(picture)).rejects.toThrow(/התמונה מוצגת כאן: מחנות: /)
  // The owner knows it by the content that shows it.
  expect((await own().changes()).files.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^תמונה חדשה: מחנות: [א-ת]/))
  expect(existsSync(join(root, picture))).toBe(true)
  change(' # ../../assets/pictures/camp/new.webp', '')
  await own().discard(picture)
  expect(existsSync(join(root, picture))).toBe(false)
})

it('describes a picture by its folder and name', async () => {
  const [whole = '', name = ''] = /\.\.\/\.\.\/assets\/pictures\/(\S+\.webp)/.exec(text()) ?? []
  change(whole, '../../assets/pictures/camp/other.webp')
  const [file] = (await own().changes()).files
  expect(file?.lines.map((line) => line.replace(/^.*: /, ''))).toEqual([`„\u2068${name}\u2069” ← „\u2068camp/other.webp\u2069”`])
})

it('does not publish an uploaded picture that nothing uses', async () => {
  const pictures = join(root, 'src/assets/pictures/camp')
  mkdirSync(pictures, { recursive: true })
  for (const name of ['chosen.webp', 'left.webp']) writeFileSync(join(pictures, name), '')
  change('price: 400', 'price: 450 # ../../assets/pictures/camp/chosen.webp')
  expect((await own().changes()).files.map(({ path }) => path)).toEqual([camp, 'src/assets/pictures/camp/chosen.webp'])
})

it('publishes exactly the changes as one commit in the remote repository', async () => {
  change('price: 400', 'price: 450')
  writeFileSync(join(root, 'notes.txt'), 'not ours')
  await own().publish()
  const diff = git(join(home, 'remote.git'), 'show', '--unified=0', 'main')
  expect(diff.split('\n').filter((line) => /^[+-][^+-]/.test(line))).toEqual(['-price: 400', '+price: 450'])
  expect(git(root, 'status', '--porcelain')).toContain('?? notes.txt')
  await expect(own().publish()).rejects.toThrow('אין שינויים')
})

it('tells how long the last publication took, also after a restart', async () => {
  expect((await own().changes()).lastSeconds).toBeUndefined()
  change('price: 400', 'price: 450')
  await own().publish()
  expect((await own().changes()).lastSeconds).toBeGreaterThan(0)
})

it('does not publish a site that fails its check, and keeps the saved changes', async () => {
  change('price: 400', 'price: 450')
  const broken: Report = { isFine: false, stops: [{ file: camp, where: 'מחיר', message: 'הקישור שבור' }], notes: [] }
  await expect(own(async () => broken).publish()).rejects.toMatchObject({ status: 422, details: broken })
  expect(git(join(home, 'remote.git'), 'log', '--oneline', 'main').trim().split('\n')).toHaveLength(1)
  expect(text()).toContain('price: 450')
})

function elsewhere(from: string, to: string): void {
  const other = join(home, 'other')
  git(home, 'clone', '--quiet', join(home, 'remote.git'), 'other')
  writeFileSync(join(other, camp), readFileSync(join(other, camp), 'utf8').replace(from, to))
  git(other, 'commit', '--quiet', '-am', 'elsewhere')
  git(other, 'push', '--quiet')
}

it('merges a change that somebody else published elsewhere', async () => {
  elsewhere('instalments: 3', 'instalments: 2')
  change('title: "מחנה אונליין"', 'title: "מחנה ברשת"')
  await own().publish()
  const published = git(join(home, 'remote.git'), 'show', `main:${camp}`)
  expect(published).toContain('instalments: 2')
  expect(published).toContain('מחנה ברשת')
})

async function publishInTheSamePlace(): Promise<void> {
  elsewhere('price: 400', 'price: 500')
  change('price: 400', 'price: 450')
  await expect(own().publish()).rejects.toThrow(/באותו מקום: .*מחנה אונליין/)
}

it('reports a conflict in the same place and loses nothing', async () => {
  await publishInTheSamePlace()
  expect(text()).toContain('price: 450')
  expect(git(join(home, 'remote.git'), 'show', `main:${camp}`)).toContain('price: 500')
  expect(existsSync(join(root, '.git/rebase-merge'))).toBe(false)
  // The list now shows both versions, so the owner can choose.
  expect((await own().changes()).files).toMatchObject([{ path: camp, lines: [expect.stringMatching(/500.*←.*450/)] }])
})

it('publishes the own version when publishing again after a conflict', async () => {
  await publishInTheSamePlace()
  await own().publish()
  expect(git(join(home, 'remote.git'), 'show', `main:${camp}`)).toContain('price: 450')
})

it('keeps the other version if the owner discards the own one after a conflict', async () => {
  await publishInTheSamePlace()
  await own().discard(camp)
  expect(text()).toContain('price: 500')
  change('instalments: 3', 'instalments: 4')
  await own().publish()
  const published = git(join(home, 'remote.git'), 'show', `main:${camp}`)
  expect(published).toContain('price: 500')
  expect(published).toContain('instalments: 4')
})

it('does not publish changes that are only invalid together with somebody else’s', async () => {
  elsewhere('instalments: 3', 'instalments: 2')
  change('title: "מחנה אונליין"', 'title: "מחנה ברשת"')
  const broken: Report = { isFine: false, stops: [{ file: camp, where: 'כותרת', message: 'פעמיים' }], notes: [] }
  const answers = [fine, broken]
  await expect(own(async () => answers.shift() ?? broken).publish()).rejects.toMatchObject({ status: 422 })
  expect(git(join(home, 'remote.git'), 'show', `main:${camp}`)).not.toContain('מחנה ברשת')
  expect(text()).toContain('מחנה ברשת')
  expect((await own().changes()).files).toHaveLength(1)
})

it('explains an unreachable server, and publishes on the next attempt', async () => {
  change('price: 400', 'price: 450')
  git(root, 'remote', 'set-url', 'origin', join(home, 'nowhere.git'))
  await expect(own().publish()).rejects.toThrow('שום דבר לא אבד')
  expect((await own().changes()).files).toHaveLength(1)
  git(root, 'remote', 'set-url', 'origin', join(home, 'remote.git'))
  await own().publish()
  expect(git(join(home, 'remote.git'), 'show', `main:${camp}`)).toContain('price: 450')
})

it('discards the changes of one file, and records that in the history', async () => {
  change('price: 400', 'price: 450')
  await own().discard(camp)
  expect(text()).toContain('price: 400')
  // Can be undone from the history screen.
  expect((await saveHistory(root).all()).at(-1)).toMatchObject({ path: camp, before: expect.stringContaining('price: 450') })
})

it('discards a file only once the save before it is done', async () => {
  change('price: 400', 'price: 450')
  const oneByOne = serialQueue()
  const saving = Promise.withResolvers<void>()
  void oneByOne(() => saving.promise)
  const discarding = own(undefined, { content: { oneByOne, removeNow: async () => undefined, assertReplaceable } }).discard(camp)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(text()).toContain('price: 450')
  saving.resolve()
  await discarding
  expect(text()).toContain('price: 400')
})

it('discards a new file, unless something refers to it', async () => {
  const added = 'src/content/camps/new.yaml'
  writeFileSync(join(root, added), text())
  const used = own(undefined, {
    content: { oneByOne: serialQueue(), removeNow: () => Promise.reject(new Error('עדיין מפנים לכאן')), assertReplaceable },
  })
  await expect(used.discard(added)).rejects.toThrow('עדיין מפנים לכאן')
  expect(existsSync(join(root, added))).toBe(true)
  await own().discard(added)
  expect(existsSync(join(root, added))).toBe(false)
})

it('publishes only once if two people publish at the same time', async () => {
  change('price: 400', 'price: 450')
  const both = own()
  const results = await Promise.allSettled([both.publish(), both.publish()])
  expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { message: 'אין שינויים לפרסם.' } }])
  expect(git(join(home, 'remote.git'), 'rev-list', '--count', 'main').trim()).toBe('2')
})
