import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { allTopics } from '../../../src/schemas/topic.ts'
import { currentLogin, loginOf } from '../current-login.ts'
import { book, camp, copyOfContent, openGateway, publishedOnce } from '../testing/gateway-on-copy.ts'
import { describeChange } from './describe-changes.ts'
import { saveHistory } from './save-history.ts'

let home = ''
let root = ''
let own: ReturnType<typeof openGateway>

const git = (cwd: string, ...command: string[]) => execFileSync('git', command, { cwd, encoding: 'utf8', stdio: 'pipe' })
const text = (path = camp) => readFileSync(join(root, path), 'utf8')
const byHand = (from: string | RegExp, to: string) => writeFileSync(join(root, camp), text().replace(from, to))

async function save(changes: Record<string, unknown>, by?: string): Promise<void> {
  await currentLogin.run(by, async () => own.content.save(camp, { ...(await own.content.form(camp)), ...changes }))
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'change-log-'))
  root = copyOfContent(join(home, 'site'))
  writeFileSync(join(root, '.gitignore'), '.cache\nsrc/.drafts\n')
  publishedOnce(root)
  own = openGateway(root)
  own.drafts.begin()
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

it('lists saves, newest first, with time, author and changes in the words of the form', async () => {
  await save({ price: 450 })
  await save({ price: 470 }, 'dana')
  const { saved } = await own.changeLog.list()
  expect(saved.map(({ by, files }) => [by, files[0]?.lines])).toEqual([
    ['dana', ['מחיר: „\u2068450\u2069” ← „\u2068470\u2069”']],
    ['הבעלים', ['מחיר: „\u2068400\u2069” ← „\u2068450\u2069”']],
  ])
  expect(Date.now() - Date.parse(saved[0]?.at ?? '')).toBeLessThan(60_000)
})

it('reverts an earlier save and keeps later ones', async () => {
  await save({ price: 450 })
  await save({ title: 'מחנה אחר' })
  const [, first] = (await own.changeLog.list()).saved
  await own.changeLog.revert(first?.id ?? '')
  expect(text()).toContain('price: 400')
  expect(text()).toContain('מחנה אחר')
  // The revert is a save like any other, and can be reverted itself.
  const [back] = (await own.changeLog.list()).saved
  await own.changeLog.revert(back?.id ?? '')
  expect(text()).toContain('price: 450')
})

it('asks about a field that changed again, with both versions, and writes nothing before the answer', async () => {
  await save({ price: 450, title: 'מחנה אחר' })
  byHand('price: 450', 'price: 480 # by hand')
  const before = text()
  const [change] = (await own.changeLog.list()).saved
  await expect(own.changeLog.revert(change?.id ?? '')).rejects.toMatchObject({
    status: 409,
    details: { conflicts: [{ path: `${camp}:price`, where: book.field(['camps', 'price']).label, mine: '400', theirs: '480' }] },
  })
  expect(text()).toBe(before)
  expect((await own.changeLog.list()).saved).toHaveLength(1)
})

it.each([
  ['mine', 'price: 400'],
  ['theirs', 'price: 480'],
] as const)('applies the choice “%s”, reverts the other fields of the change, and keeps other changes', async (side, price) => {
  await save({ price: 450, title: 'מחנה אחר' })
  await save({ price: 480, groups: 'בקבוצות של שישה' })
  const [, change] = (await own.changeLog.list()).saved
  await own.changeLog.revert(change?.id ?? '', undefined, { [`${camp}:price`]: side })
  expect(text()).toContain(price)
  expect(text()).not.toContain('מחנה אחר')
  expect(text()).toContain('בקבוצות של שישה')
})

it('changes nothing if the current version is chosen for every field', async () => {
  await save({ price: 450 })
  await save({ price: 480 })
  const before = text()
  const [, change] = (await own.changeLog.list()).saved
  expect(await own.changeLog.revert(change?.id ?? '', undefined, { [`${camp}:price`]: 'theirs' })).toMatchObject({ isChanged: false })
  expect(text()).toBe(before)
  expect((await own.changeLog.list()).saved).toHaveLength(2)
})

it('asks before removing an entry that was edited since it was added', async () => {
  const quote = 'src/content/testimonials/new-one.yaml'
  await own.content.save(quote, { _address: 'new-one', text: 'היה כיף', name: 'רון', role: 'אבא' })
  await own.content.save(quote, { ...(await own.content.form(quote)), text: 'היה כיף מאוד' })
  const [, added] = (await own.changeLog.list()).saved
  const [id, at] = [added?.id ?? '', `${quote}:`]
  await expect(own.changeLog.revert(id)).rejects.toMatchObject({
    details: {
      conflicts: [{ path: at, where: expect.stringContaining('רון'), mine: 'נמחק', theirs: expect.stringContaining('היה כיף מאוד') }],
    },
  })
  expect(await own.changeLog.revert(id, undefined, { [at]: 'theirs' })).toMatchObject({ isChanged: false })
  expect(text(quote)).toContain('היה כיף מאוד')
  await own.changeLog.revert(id, undefined, { [at]: 'mine' })
  expect(existsSync(join(root, quote))).toBe(false)
})

it('names the list of an interface text when asking about it', async () => {
  const words = 'src/content/interface/camps.json'
  const form = (await own.content.form(words)) as Record<string, string>
  const [name = ''] = Object.keys(form).filter((key) => !key.startsWith('_') && typeof form[key] === 'string')
  for (const value of ['אחת', 'שתיים']) await own.content.save(words, { ...(await own.content.form(words)), [name]: value })
  const [, first] = (await own.changeLog.list()).saved
  await expect(own.changeLog.revert(first?.id ?? '')).rejects.toMatchObject({
    details: { conflicts: [{ where: expect.stringMatching(/[א-ת]/), mine: form[name], theirs: 'שתיים' }] },
  })
})

it('merges changes in different paragraphs, and shows only the differences if the same paragraph changed', async () => {
  const article = 'src/content/articles/gamification-in-the-classroom.md'
  const body = String((await own.content.form(article))['body'])
  const write = async (change: (text: string) => string) => {
    const form = await own.content.form(article)
    await own.content.save(article, { ...form, body: change(String(form['body'])) })
  }
  const [first = '', second = ''] = body.split('\n\n')
  await write((all) => all.replace(first, 'פתיחה אחרת.'))
  await write((all) => all.replace(second, 'המשך אחר.'))
  const id = (await own.changeLog.list()).saved[1]?.id ?? ''
  await own.changeLog.revert(id)
  expect(text(article)).toContain(first)
  expect(text(article)).toContain('המשך אחר.')
  await write((all) => all.replace(first, 'פתיחה שלישית.'))
  // It was reverted once, so reverting it again needs a choice.
  await expect(own.changeLog.revert(id)).rejects.toMatchObject({
    details: { conflicts: [{ path: `${article}:body`, mine: `${first}\n…`, theirs: 'פתיחה שלישית.\n…' }] },
  })
  await own.changeLog.revert(id, undefined, { [`${article}:body`]: 'mine' })
  expect(text(article)).toContain(first)
  expect(text(article)).toContain('המשך אחר.')
})

it('restores a deleted entry, and removes a new one', async () => {
  const quote = 'src/content/testimonials/new-one.yaml'
  await own.content.save(quote, { _address: 'new-one', text: 'היה כיף', name: 'רון', role: 'אבא' })
  await own.content.remove(quote)
  const [removed, added] = (await own.changeLog.list()).saved
  await own.changeLog.revert(removed?.id ?? '')
  expect(text(quote)).toContain('היה כיף')
  await own.changeLog.revert(added?.id ?? '')
  expect(existsSync(join(root, quote))).toBe(false)
  await expect(own.changeLog.revert(added?.id ?? '')).rejects.toThrow('אין מה להחזיר')
})

it('attributes a publication to the login, and reverts it as a whole', async () => {
  await save({ price: 450 }, 'dana')
  await currentLogin.run('dana', () => own.publishing.publish())
  const { published } = await own.changeLog.list()
  expect(published[0]).toMatchObject({ by: 'dana', files: [{ lines: ['מחיר: „\u2068400\u2069” ← „\u2068450\u2069”'] }] })
  await own.changeLog.revert(published[0]?.id ?? '')
  expect(text()).toContain('price: 400')
  expect(git(root, 'log', '-1', '--format=%an <%ae>').trim()).toBe('dana <dana@editor>')
})

it('reverts one file of a publication', async () => {
  const other = 'src/content/camps/passover-2027.yaml'
  const before = text(other)
  await save({ price: 450 })
  await own.content.save(other, { ...(await own.content.form(other)), price: 777 })
  await own.publishing.publish()
  const [publication] = (await own.changeLog.list()).published
  expect(publication?.files.map(({ path, form }) => [path, form])).toContainEqual([other, '#/collections/camps/entries/passover-2027'])
  await own.changeLog.revert(publication?.id ?? '', other)
  expect(text(other)).toBe(before)
  expect(text()).toContain('price: 450')
  await expect(own.changeLog.revert(publication?.id ?? '', 'src/content/camps/online.yml')).rejects.toMatchObject({ status: 404 })
})

it('reverts the rest of a publication if one file was reverted before, and names that file', async () => {
  const other = 'src/content/camps/passover-2027.yaml'
  const before = text(other)
  await save({ price: 450 })
  await own.content.save(other, { ...(await own.content.form(other)), price: 777 })
  await own.publishing.publish()
  const [publication] = (await own.changeLog.list()).published
  await own.changeLog.revert(publication?.id ?? '', other)
  const { message } = await own.changeLog.revert(publication?.id ?? '')
  expect(text()).toContain('price: 400')
  expect(text(other)).toBe(before)
  expect(message).toContain(String((await own.content.form(other))['title']))
  await expect(own.changeLog.revert(publication?.id ?? '')).rejects.toThrow('אין מה להחזיר')
})

/** Publishes a FAQ list, a page that shows it, and a price. The gateway of this test only knows the real site. */
async function publishPage() {
  const [questions, page] = ['src/content/faq/own.yaml', 'src/content/pages/own.yaml'] as const
  writeFileSync(
    join(root, questions),
    'title: שאלות על הערב\nlead: ועוד\nitems:\n  - id: what\n    question: מה בונים?\n    answer: עיר.\n',
  )
  writeFileSync(join(root, page), 'title: ערב הורים\nlabel: ערב הורים\nsections:\n  - type: faq\n    faq: own\n')
  await save({ price: 450 })
  await own.publishing.publish()
  const [publication] = (await own.changeLog.list()).published
  const areThere = () => [questions, page].map((path) => existsSync(join(root, path)))
  return { areThere, page, id: publication?.id ?? '' }
}

it('reverts entries that refer to each other together', async () => {
  const { areThere, id } = await publishPage()
  await own.changeLog.revert(id)
  expect(areThere()).toEqual([false, false])
  expect(text()).toContain('price: 400')
})

it('lists what was reverted together as one row, which one press takes back', async () => {
  const other = 'src/content/camps/passover-2027.yaml'
  await save({ price: 450 })
  await own.content.save(other, { ...(await own.content.form(other)), price: 777 })
  await own.publishing.publish()
  const [publication] = (await own.changeLog.list()).published
  await own.changeLog.revert(publication?.id ?? '')
  const { saved } = await own.changeLog.list()
  expect(saved.map(({ files }) => files.length)).toEqual([2, 1, 1])
  await own.changeLog.revert(saved[0]?.id ?? '')
  expect(text()).toContain('price: 450')
  expect(text(other)).toContain('price: 777')
})

it('reverts nothing if one file can’t be reverted, and links to the reason', async () => {
  const { areThere, page, id } = await publishPage()
  writeFileSync(join(root, 'src/content/pages/other.yaml'), text(page))
  const saves = (await own.changeLog.list()).saved.length
  await expect(own.changeLog.revert(id)).rejects.toMatchObject({ details: { links: [{ form: '#/collections/pages/entries/other' }] } })
  expect(areThere()).toEqual([true, true])
  expect(text()).toContain('price: 450')
  expect((await own.changeLog.list()).saved).toHaveLength(saves)
})

it('asks whether to restore an entry that was deleted since', async () => {
  const quote = 'src/content/testimonials/new-one.yaml'
  await own.content.save(quote, { _address: 'new-one', text: 'היה כיף', name: 'רון', role: 'אבא' })
  await own.content.save(quote, { ...(await own.content.form(quote)), text: 'היה כיף מאוד' })
  await own.content.remove(quote)
  const [, edit] = (await own.changeLog.list()).saved
  const id = edit?.id ?? ''
  await expect(own.changeLog.revert(id)).rejects.toMatchObject({
    details: { conflicts: [{ path: `${quote}:`, mine: expect.stringContaining('היה כיף'), theirs: 'נמחק' }] },
  })
  await own.changeLog.revert(id, undefined, { [`${quote}:`]: 'mine' })
  expect(text(quote)).toContain('text: היה כיף\n')
})

it('refuses to go back to a published version that would be invalid now, names the field, and writes nothing', async () => {
  byHand('instalments: 3', 'instalments: 99')
  git(root, 'commit', '--quiet', '-am', 'an older rule')
  byHand('instalments: 99', 'instalments: 3')
  const before = text()
  await expect(own.publishing.discard(camp)).rejects.toThrow(/^אי אפשר להחזיר את זה כמו שהיה:\n.*תשלומים.*12/)
  expect(text()).toBe(before)
  expect((await own.changeLog.list()).saved).toEqual([])
  // Errors that the saved version has too are no reason to refuse.
  byHand('instalments: 3', 'instalments: 99')
  byHand(/^price: 400$/m, 'price: 455')
  await own.publishing.discard(camp)
  expect(text()).toContain('price: 400\n')
  // Nor is anything worse than a file that cannot be read.
  byHand(/^price: .*$/m, 'price: 400: [')
  await own.publishing.discard(camp)
  expect(text()).toContain('price: 400\n')
})

it('names a deleted entry by its title if it must come back first', async () => {
  await own.history.record({ path: 'src/content/terms/gone.yaml', before: 'title: תנאים ישנים\n', after: undefined })
  byHand(/^terms: .*$/m, 'terms: gone')
  git(root, 'commit', '--quiet', '-am', 'with the entry that is gone')
  byHand(/^terms: .*$/m, `terms: ${/^terms: (.*)$/m.exec(readFileSync(camp, 'utf8'))?.[1]}`)
  await expect(own.publishing.discard(camp)).rejects.toThrow(/: כאן מופיע „.*תנאים ישנים”, וזה נמחק\. קודם מחזירים אותו\.$/)
})

it('refuses to take back an address that other pages link to, with links to them', async () => {
  const [landing, page] = ['src/content/camps/passover.yaml', 'src/content/pages/jobs.yaml'] as const
  const put = (path: string, from: string | RegExp, to: string) => writeFileSync(join(root, path), text(path).replace(from, to))
  put(landing, '- path: /win-camp/passover', '- path: /win-camp/spring')
  put(page, /to: .*$/m, 'to: /win-camp/spring')
  const before = text(landing)
  await expect(own.publishing.discard(landing)).rejects.toMatchObject({
    details: { links: [{ form: '#/collections/drawn/entries/jobs' }] },
  })
  expect(text(landing)).toBe(before)
  git(root, 'restore', page)
  await own.publishing.discard(landing)
  expect(text(landing)).toContain('- path: /win-camp/passover\n')
})

it.each(['s-nothing', 'p-HEAD', 'p---help', '../x'])('returns 404 for %s', async (id) => {
  await expect(own.changeLog.revert(id)).rejects.toMatchObject({ status: 404 })
})

it('accepts the login header only behind a proxy, and sanitises it', () => {
  const headers = { 'x-remote-user': 'dana <x>\n' }
  expect(loginOf({ headers }, true)).toBe('dana x')
  expect(loginOf({ headers }, false)).toBeUndefined()
})

it('shows the changed part of a long text, even at its end', () => {
  const words = 'מילים שהיו כאן גם קודם ונשארות כמו שהן. '.repeat(6)
  const article = (end: string) => `---\ntitle: א\n---\n${words}${end}`
  const { lines } = describeChange(book, {
    path: 'src/content/articles/a.md',
    before: article('סוף ישן'),
    after: article('סוף ישן, ועוד שורה'),
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/סוף ישן.*←.*סוף ישן, ועוד שורה/)
})

it('describes changes in the words of the form: headings of sections, letters of grades, labels of topics, and no removed fields', () => {
  const page = (part: string) => `title: א\nsections:\n  sign-up:\n    type: scoreboard-hero\n    heading: הרשמה *ותשלום*\n${part}`
  const described = (path: string, before: string, after: string) => describeChange(book, { path, before, after }).lines
  expect(described('src/content/cities/a.yaml', page('    lead: לפני\n'), page('    lead: אחרי\n'))[0]).toContain('„הרשמה ותשלום”')
  expect(described('src/content/cities/a.yaml', page('    bygone: 7\n'), page(''))).toEqual(['שונה'])
  const blog = (action: string) => `title: א\ncta:\n  actions:\n    - to: /contact\n${action}`
  const grades = (from: number) => `title: א\ngrades:\n  from: ${from}\n  to: 12\n`
  expect(described('src/content/camps/a.yaml', grades(2), grades(10))[0]).toBe('כיתות › מכיתה: „\u2068ב׳\u2069” ← „\u2068י׳\u2069”')
  const pay = (to: number) => `title: א\npay: [90, ${to}]\n`
  expect(described('src/content/jobs/a.yaml', pay(110), pay(120))[0]).toMatch(/^שכר לשעה › הסכום הגבוה: /)
  const [topic] = allTopics
  expect(described('src/content/pages/blog.yaml', blog(''), blog(`      topic: ${topic?.id}\n`))[0]).toContain(topic?.label)
})

it('lists the entries of a large publication by title, without READMEs', async () => {
  const { published } = await own.changeLog.list()
  const titles = published.at(-1)?.files.map(({ title }) => title) ?? []
  expect(titles.length).toBeGreaterThan(1)
  expect(titles.join('\n')).not.toMatch(/src\/|README/)
})

it('describes changes in Markdown as plain text, and with markup if only that changed', () => {
  const article = (body: string) => `---\ntitle: א\n---\n${body}`
  const described = (before: string, after: string) =>
    describeChange(book, { path: 'src/content/articles/a.md', before: article(before), after: article(after) }).lines[0]
  expect(described('## מה מביאים', '## מה **לוקחים**, לפי [הרשימה](/contact) ![ילד](../../assets/pictures/a.webp)')).toContain(
    '„\u2068מה מביאים\u2069” ← „\u2068מה לוקחים, לפי הרשימה (ילד)\u2069”',
  )
  expect(described('שורה\n\nעוד', 'שורה\n\nשורה\n\nעוד')).toMatch(/: נוסף „\u2068שורה\u2069”$/)
  expect(described('לפי [הרשימה](/contact)', 'לפי [הרשימה](/jobs)')).toContain('(/contact)')
  const table = (...rows: string[]) => ['פתיחה.', ['| דקות | מה |', '| --- | --- |', ...rows].join('\n')].join('\n\n')
  expect(described(table('| 5 | שיחה |'), table('| 8 | שיחה |'))).toContain('„\u20685 · שיחה\u2069” ← „\u20688 · שיחה\u2069”')
  expect(described(table('| 5 | שיחה |'), table('| 5 | שיחה |', '| 9 | משחק |'))).toMatch(/: נוסף „\u20689 · משחק\u2069”$/)
})

it('describes an added item by its text, and a section without text by its type', () => {
  const line = (path: string, before: string, after: string) => describeChange(book, { path, before, after }).lines[0]
  const questions = (more: string) => `title: א\nlead: ב\nitems:\n  - id: first\n    question: מה?\n    answer: כן.\n${more}`
  const added = '  - id: what-to-bring\n    question: מה להביא?\n    answer: מים.\n'
  expect(line('src/content/faq/a.yaml', questions(''), questions(added))).toMatch(/נוסף „\u2068מה להביא\?\u2069”$/)
  const page = (more: string) => `title: א\nsections:\n  - type: hero\n    heading: פתיחה\n${more}`
  expect(line('src/content/pages/own.yaml', page(''), page('  - type: faq\n    faq: parents\n'))).toMatch(
    /נוסף „\u2068שאלות ותשובות\u2069”$/,
  )
})

it('compares the items of a list with those they come from: says what was added, removed, moved or changed', () => {
  const item = (title: string, text = 'כמו תמיד', icon = 'cubes') => `  - { icon: ${icon}, title: ${title}, text: ${text} }\n`
  const camp = (...items: string[]) => `title: א\nactivities:\n${items.join('')}`
  const lines = (before: string, after: string) =>
    describeChange(book, { path: 'src/content/camps/a.yaml', before, after }).lines.map((line) => line.replace(/[\u2068\u2069]/g, ''))
  const [one, two, three, four] = ['אחת', 'שתיים', 'שלוש', 'ארבע'].map((title) => item(title)) as [string, string, string, string]
  const added = item('חדשה', 'אחרת', 'drone')
  expect(lines(camp(one, two, three, four), camp(two, three, four, added))).toEqual([expect.stringMatching(/: נוסף „חדשה”, נמחק „אחת”$/)])
  expect(lines(camp(one, two, three), camp(three, one, two))).toEqual([expect.stringMatching(/: הועבר „שלוש”$/)])
  const longer = item('שתיים', 'קצת יותר')
  expect(lines(camp(one, two, three), camp(one, longer, three))).toEqual([expect.stringMatching(/2 › .*„כמו תמיד” ← „קצת יותר”$/)])
  expect(lines(camp(one, two, three), camp(one, added, three))).toEqual([expect.stringMatching(/: נוסף „חדשה”, נמחק „שתיים”$/)])
  const faq = (...items: string[]) =>
    `title: א\nlead: ב\nitems:\n${items.map((id) => `  - { id: ${id.split(' ')[0]}, question: "${id}", answer: "${id} ${id}" }\n`).join('')}`
  const questions = (before: string, after: string) => describeChange(book, { path: 'src/content/faq/a.yaml', before, after }).lines
  expect(questions(faq('a 1', 'b 1', 'c 1'), faq('b 1', 'c 2')).join()).toMatch(/נמחק „\u2068a 1\u2069”,.*c 1.*c 2/)
})

it('uses the title of a deleted entry when describing a list that contained it', async () => {
  const job = 'src/content/jobs/own.yaml'
  const page = (...jobs: string[]) => `label: א\nopenings:\n  jobs: [${jobs.join(', ')}]\n`
  await saveHistory(root).record({ path: job, before: 'title: מדריכת רובוטיקה\n', after: undefined })
  const { lines } = describeChange(
    book,
    { path: 'src/content/pages/jobs.yaml', before: page('english', 'own'), after: page('english') },
    root,
  )
  expect(lines[0]).toMatch(/נמחק „\u2068מדריכת רובוטיקה\u2069”$/)
})

it('says whether the editor restarts, as it does after changes of the business details', async () => {
  const path = 'src/content/owner/facts.json'
  await currentLogin.run('dana', async () => own.content.save(path, { ...(await own.content.form(path)), phone: '050-7654321' }))
  const [saved] = (await own.changeLog.list()).saved
  expect(await own.changeLog.revert(saved?.id ?? '')).toMatchObject({ isChanged: true, isRestarting: true })
  await save({ price: 450 })
  const [other] = (await own.changeLog.list()).saved
  expect(await own.changeLog.revert(other?.id ?? '')).toMatchObject({ isChanged: true, isRestarting: false })
})
