import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { currentLogin } from '../current-login.ts'
import { book, camp, copyOfContent, openGateway } from '../testing/gateway-on-copy.ts'

type Form = Record<string, unknown>

let root = ''
let own: ReturnType<typeof openGateway>

beforeEach(() => {
  root = copyOfContent()
  start()
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function start(): void {
  own = openGateway(root)
  own.drafts.begin()
}

const text = (path = camp) => readFileSync(join(root, path), 'utf8')
const byHand = (from: string | RegExp, to: string) => writeFileSync(join(root, camp), text().replace(from, to))

it('merges changes of two fields from two browsers, and tells the second about the first', async () => {
  const [first, second] = [await own.open(), await own.open()]
  await own.save({ ...first, title: 'מחנה אחר' })
  expect(await own.save({ ...second, price: 450 })).toMatchObject({ message: 'saved', meanwhile: [book.field(['camps', 'title']).label] })
  expect(text()).toContain('title: "מחנה אחר"')
  expect(text()).toContain('price: 450')
})

it('returns both versions of a field that two browsers changed, and writes only after a choice', async () => {
  const [first, second] = [await own.open(), await own.open()]
  await currentLogin.run('דנה', () => own.save({ ...first, title: 'שם של הראשון' }))
  const before = text()
  const mine = { ...second, title: 'שם של השני', price: 450 }
  await expect(own.save(mine)).rejects.toMatchObject({
    status: 409,
    details: {
      conflicts: [{ path: 'title', where: book.field(['camps', 'title']).label, mine: 'שם של השני', theirs: 'שם של הראשון' }],
      by: 'דנה',
    },
  })
  expect(text()).toBe(before)
  await own.save({ ...mine, _choices: { title: 'theirs' } })
  expect(text()).toContain('title: "שם של הראשון"')
  expect(text()).toContain('price: 450')
  await own.save({ ...mine, title: 'שם שלישי', _choices: { title: 'mine' } })
  expect(text()).toContain('title: "שם שלישי"')
})

it('shows conflicting choices by their labels', async () => {
  const [first, second] = [await own.open(), await own.open()]
  const saveGrade = (form: Form, to: number) => own.save({ ...form, grades: { ...(form['grades'] as Form), to } })
  await saveGrade(first, 11)
  await expect(saveGrade(second, 12)).rejects.toMatchObject({
    details: { conflicts: [{ path: 'grades.to', mine: 'י״ב', theirs: 'י״א' }] },
  })
})

it('distinguishes two forms that got the same baseline id from a list', async () => {
  const form = await own.open()
  const [first, second]: [Form, Form] = [
    { ...form, _tab: 'a'.repeat(16) },
    { ...form, _tab: 'b'.repeat(16) },
  ]
  await own.save({ ...first, price: 450 })
  expect(await own.save({ ...second, title: 'מחנה אחר' })).toMatchObject({ meanwhile: [book.field(['camps', 'price']).label] })
  expect(text()).toContain('price: 450')
  await own.save({ ...first, price: 460 })
  await expect(own.save({ ...second, title: 'מחנה אחר', price: 470 })).rejects.toMatchObject({ status: 409 })
})

it('accepts the same change from both sides', async () => {
  const [first, second] = [await own.open(), await own.open()]
  await own.save({ ...first, price: 450 })
  expect(await own.save({ ...second, price: 450 })).toMatchObject({ message: 'saved', meanwhile: [] })
})

it('does not treat the form’s own last save as a change by somebody else', async () => {
  const form = await own.open()
  for (const price of [450, 460, 400]) expect(await own.save({ ...form, price })).toMatchObject({ message: 'saved', meanwhile: [] })
  expect(text()).toContain('price: 400')
})

it('keeps a manual change of the file while its form is open', async () => {
  const form = await own.open()
  byHand('price: 400', 'price: 455 # by hand')
  await own.save({ ...form, title: 'מחנה אחר' })
  expect(text()).toContain('price: 455 # by hand')
  expect(text()).toContain('title: "מחנה אחר"')
})

it('keeps a revert when the open form then saves another field', async () => {
  const form = await own.open()
  await own.save({ ...form, price: 450 })
  await own.changeLog.revert(`s-${(await own.history.all()).at(-1)?.id}`)
  await own.save({ ...form, price: 450, title: 'מחנה אחר' })
  expect(text()).toContain('price: 400')
  expect(text()).toContain('title: "מחנה אחר"')
})

it('still compares a form with its opened version after a restart', async () => {
  const form = await own.open()
  byHand('price: 400', 'price: 455')
  start()
  await own.save({ ...form, title: 'מחנה אחר' })
  expect(text()).toContain('price: 455')
})

it('queues simultaneous saves', async () => {
  const [first, second] = [await own.open(), await own.open()]
  await Promise.all([own.save({ ...first, title: 'מחנה אחר' }), own.save({ ...second, price: 450 })])
  expect(text()).toContain('title: "מחנה אחר"')
  expect(text()).toContain('price: 450')
})

it('merges an added list item with a change of another item', async () => {
  const path = 'src/content/faq/camps.yaml'
  const [first, second] = [await own.open(path), await own.open(path)] as { items: { question: string; answer: string }[] }[] & Form[]
  const added = { id: 'added', question: 'שאלה חדשה?', answer: 'תשובה חדשה.' }
  await own.save({ ...first, items: [...(first?.items ?? []), added] }, path)
  await own.save({ ...second, items: second?.items.map((item, at) => (at === 0 ? { ...item, question: 'שאלה אחרת?' } : item)) }, path)
  expect(text(path)).toContain('שאלה חדשה?')
  expect(text(path)).toContain('שאלה אחרת?')
})

it('asks before restoring an entry that was deleted while its form was open', async () => {
  const path = 'src/content/camps/passover-2027.yaml'
  const form = await own.open(path)
  await own.ask('deleteFiles', { paths: [path] } as Parameters<typeof own.ask>[1])
  await expect(own.save(form, path)).rejects.toMatchObject({ status: 409, message: expect.stringContaining('מחק') })
  await own.save({ ...form, _choices: { '': 'mine' } }, path)
  expect(text(path)).toContain('title:')
})

it('rejects a new entry whose address was taken meanwhile', async () => {
  const { _baseline, ...form } = await own.open('src/content/jobs/english.yaml')
  const path = 'src/content/jobs/teacher.yaml'
  await own.save({ ...form, _address: 'teacher' }, path)
  await expect(own.save({ ...form, _address: 'teacher', title: 'אחרת' }, path)).rejects.toThrow('תפוסה')
})

it('treats a copy as a new entry although it carries the baseline id of its original', async () => {
  const form = await own.open('src/content/jobs/english.yaml')
  const path = 'src/content/jobs/english-2.yaml'
  await own.save({ ...form, _address: 'english-2' }, path)
  expect(text(path)).not.toMatch(/_baseline|_address/)
  await expect(own.open(path)).resolves.toMatchObject({ title: form['title'] })
})

it('lists an entry with the baseline id of its open form until somebody else changes the file', async () => {
  const listed = async () => (await own.content.listed(camp))['_baseline']
  const form = await own.open()
  expect(await listed()).toBe(form['_baseline'])
  await own.save({ ...form, title: 'מחנה אחר' })
  expect(await listed()).toBe(form['_baseline'])
  byHand('מחנה אחר', 'מחנה של מישהו')
  expect(await listed()).not.toBe(form['_baseline'])
})

it('does not treat the newline that saving appends to an article as a change by somebody else', async () => {
  const path = 'src/content/articles/gamification-in-the-classroom.md'
  const form = await own.content.form(path)
  await own.content.save(path, { ...form, body: `${form['body']}שורה` })
  expect(await own.content.save(path, { ...form, body: `${form['body']}שורה ועוד` })).toEqual([])
  expect(text(path)).toContain('שורה ועוד\n')
})
