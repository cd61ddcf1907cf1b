import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { masterBytes } from '../../src/assets/master-bytes.ts'
import { guard } from '../server/guard.ts'
import type { contentStore } from './entries/content-store.ts'
import type { protocol } from './entries/protocol.ts'
import { pictures } from './screens/pictures.ts'
import { book, copyOfContent, openGateway } from './testing/gateway-on-copy.ts'

let root = ''
let ask: ReturnType<typeof protocol>
let own: ReturnType<typeof contentStore>
let store: ReturnType<typeof pictures>

beforeAll(() => {
  root = copyOfContent()
  mkdirSync(join(root, 'src/assets/pictures/camp'), { recursive: true })
  const gateway = openGateway(root)
  gateway.drafts.begin()
  own = gateway.content
  ask = gateway.ask
  store = pictures(root)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

type Params = Parameters<typeof ask>[1]
const text = (path: string) => readFileSync(join(root, path), 'utf8')

async function formOf(path: string): Promise<Record<string, unknown>> {
  const { data } = (await ask('getEntry', { path } as Params)) as { data: string }
  return JSON.parse(data)
}

function save(path: string, form: Record<string, unknown>): Promise<unknown> {
  return ask('persistEntry', { dataFiles: [{ path, raw: JSON.stringify(form) }] } as Params)
}

it('changes one line of the file when a price changes', async () => {
  const path = 'src/content/camps/online.yaml'
  const before = text(path)
  await save(path, { ...(await formOf(path)), price: 450 })
  expect(text(path)).toBe(before.replace('price: 400', 'price: 450'))
  expect(text('src/.drafts/camps/online.yaml')).toBe(text(path))
})

it('reports an emptied field as an error and a new one as missing, and says how to fix a field without a form', async () => {
  const path = 'src/content/camps/online.yaml'
  const form = await formOf(path)
  const emptied = (await own.preview(path, { ...form, title: '' })).complaints
  expect(emptied).toMatchObject([{ path: 'title', message: expect.stringContaining('ריק') }])
  expect(emptied[0]).not.toHaveProperty('isEmpty')
  const begun = (await own.preview('src/content/camps/begun.yaml', { title: 'מחנה' }, true)).complaints
  expect(begun.every(({ isEmpty }) => isEmpty)).toBe(true)
  const before = text(path)
  writeFileSync(join(root, path), `${before}prise: 500\n`)
  const { complaints } = await own.preview(path, await formOf(path))
  expect(complaints).toMatchObject([{ message: expect.stringMatching(/התכוונתם ל„.?price.?”\? .*„החזרה למה שפורסם”/) }])
  writeFileSync(join(root, path), before)
})

it('refuses to save the form of one file into another', async () => {
  const form = await formOf('src/content/workshops/ai.yaml')
  await expect(save('src/content/workshops/digital-creation.yaml', form)).rejects.toMatchObject({ status: 409 })
})

it('does not write invalid data, and says where and why', async () => {
  const path = 'src/content/camps/passover.yaml'
  const before = text(path)
  const form = await formOf(path)
  await expect(save(path, { ...form, hours: { from: '13:00', to: '08:00' } })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('שעות › עד שעה: שעת הסיום לפני שעת ההתחלה'),
  })
  expect(text(path)).toBe(before)
})

it('maps a complaint inside a named section to its form field', async () => {
  const path = 'src/content/camps/passover.yaml'
  const form = (await formOf(path)) as { landings: { sections: { _name: string; heading?: unknown }[] }[] }
  const sections = form.landings[0]?.sections ?? []
  const index = sections.findIndex(({ _name }) => _name === 'gallery')
  const { complaints } = await own.preview(
    path,
    structuredClone({
      ...form,
      landings: [{ ...form.landings[0], sections: sections.map((one, at) => (at === index ? { ...one, heading: '' } : one)) }],
    }),
  )
  expect(complaints).toContainEqual(
    expect.objectContaining({ path: `landings.0.sections.${index}.heading`, message: expect.stringMatching(/חסר|ריק/) }),
  )
})

it('reports an empty choice in a list at its item', async () => {
  const path = 'src/content/pages/jobs.yaml'
  const form = (await formOf(path)) as { openings: { jobs: unknown[] } }
  const { complaints } = await own.preview(path, { ...form, openings: { ...form.openings, jobs: [...form.openings.jobs, null] } })
  expect(complaints).toMatchObject([{ path: 'openings.jobs.4', message: 'ריק. צריך למלא או לבחור.' }])
})

it('reports the empty end of a half-filled range, and an empty range as a whole', async () => {
  const path = 'src/content/jobs/english.yaml'
  const form = await formOf(path)
  const { complaints } = await own.preview(path, { ...form, pay: [90, ''] })
  expect(complaints).toMatchObject([{ path: 'pay.1', where: 'שכר לשעה › הסכום הגבוה', message: 'ריק. צריך למלא או לבחור.' }])
  const { complaints: none } = await own.preview(path, { ...form, pay: undefined })
  expect(none).toMatchObject([{ path: 'pay', message: 'ריק. צריך למלא או לבחור.' }])
})

it('maps a complaint about a button in a list to the button', async () => {
  const path = 'src/content/pages/jobs.yaml'
  const form = (await formOf(path)) as { openings: { actions: { _item: object }[] } }
  const [first, ...rest] = form.openings.actions
  const actions = [{ _item: { ...first?._item, label: '' } }, ...rest]
  const { complaints } = await own.preview(path, { ...form, openings: { ...form.openings, actions } })
  expect(complaints).toMatchObject([{ path: 'openings.actions.0._item' }])
})

it('writes unsaved changes only to the draft, and resets it for another file', async () => {
  const path = 'src/content/faq/camps.yaml'
  const before = text(path)
  const form = await formOf(path)
  expect(await own.preview(path, { ...form, title: 'שאלות חדשות' })).toMatchObject({ complaints: [], address: '/win-camp' })
  expect(text('src/.drafts/faq/camps.yaml')).toContain('שאלות חדשות')
  expect(text(path)).toBe(before)
  await own.preview('src/content/workshops/ai.yaml', await formOf('src/content/workshops/ai.yaml')).catch(() => undefined)
  await own.resetPreview()
  expect(text('src/.drafts/faq/camps.yaml')).toBe(before)
})

it('returns 404 for a missing file, whose name a new entry may use', async () => {
  await expect(formOf('src/content/jobs/nobody.yaml')).rejects.toMatchObject({ status: 404 })
})

it('creates a file for a new job, and previews it on the jobs page although no page shows it', async () => {
  const { _address, ...form } = await formOf('src/content/jobs/english.yaml')
  const path = 'src/content/jobs/teacher.yaml'
  const page = 'src/.drafts/pages/jobs.yaml'
  const before = text(page)
  expect(await own.preview(path, { ...form, _address: 'teacher' })).toMatchObject({
    complaints: [],
    address: '/jobs',
    note: expect.stringContaining('לא מוצג'),
    places: [{ where: 'דרושים', form: '#/collections/drawn/entries/jobs', field: 'openings.jobs' }],
  })
  await save(path, { ...form, title: 'מורה חדשה', _address: 'teacher' })
  expect(text(path)).toContain('title: מורה חדשה')
  expect(text(path)).not.toContain('_address')
  // The preview still has it after saving, until another file is shown; the page itself is unchanged.
  expect(text(page)).toBe(before.replace(/(jobs: \[.*)\]/, '$1, teacher]'))
  expect(text('src/content/pages/jobs.yaml')).toBe(before)
  await own.preview('src/content/jobs/english.yaml', await formOf('src/content/jobs/english.yaml'))
  expect(text(page)).toBe(before)
})

it('refuses to delete an entry that is referred to, and names the pages', async () => {
  const path = 'src/content/terms/cancellation.yaml'
  await expect(ask('deleteFiles', { paths: [path] } as Params)).rejects.toThrow('אי אפשר למחוק')
  const titleOfPage = /עמודי האתר: [א-ת]/
  await expect(ask('deleteFiles', { paths: ['src/content/faq/camps.yaml'] } as Params)).rejects.toThrow(titleOfPage)
  expect(existsSync(join(root, path))).toBe(true)
  await ask('deleteFiles', { paths: ['src/content/camps/passover-2027.yaml'] } as Params)
  expect(existsSync(join(root, 'src/content/camps/passover-2027.yaml'))).toBe(false)
})

it('refuses to delete a page that the menu or a link targets, and names them', async () => {
  const path = 'src/content/pages/robots.yaml'
  writeFileSync(join(root, path), 'label: רובוטים\n')
  writeFileSync(join(root, 'src/content/menu/site.yaml'), text('src/content/menu/site.yaml').replace('to: /jobs', 'to: /robots'))
  await expect(ask('deleteFiles', { paths: [path] } as Params)).rejects.toThrow(book.collection('menu').label)
  expect(existsSync(join(root, path))).toBe(true)
})

it('refuses to delete the only camp of a city that has a page', async () => {
  const camps = globSync('src/content/camps/*.yaml', { cwd: root }).filter((path) => text(path).includes('city: "קריית גת"'))
  const [last = '', ...others] = camps
  for (const path of others) rmSync(join(root, path))
  await expect(ask('deleteFiles', { paths: [last] } as Params)).rejects.toThrow('קריית גת')
})

it.each([
  '../package.json',
  'src/content/../../package.json',
  '/etc/passwd',
  'src/content/camps/../../config/site.ts',
  'src/content/camps/x.ts',
  'src/config/site.ts',
  'src/content/link/file.yaml',
  'src/content/camps/ש.yaml',
])('rejects a path outside the content: %s', async (path) => {
  if (!existsSync(join(root, 'src/content/link'))) symlinkSync(tmpdir(), join(root, 'src/content/link'))
  await expect((async () => ask('getEntry', { path } as Params))()).rejects.toMatchObject({ status: 403 })
  await expect(save(path, {})).rejects.toMatchObject({ status: expect.toBeOneOf([403, 422]) })
})

it.each<[string, string, Record<string, string>, boolean]>([
  ['the editor reads', 'GET', { host: 'localhost:4400', 'sec-fetch-site': 'same-origin' }, true],
  ['the editor saves', 'POST', { host: 'localhost:4400', origin: 'http://localhost:4400', 'content-type': 'application/json' }, true],
  ['another site saves', 'POST', { host: 'localhost:4400', origin: 'https://evil.example', 'content-type': 'application/json' }, false],
  ['another site submits a form', 'POST', { host: 'localhost:4400', origin: 'http://localhost:4400', 'content-type': 'text/plain' }, false],
  ['a page without an origin', 'POST', { host: 'localhost:4400', 'content-type': 'application/json' }, false],
  ['a request with another host name', 'GET', { host: 'evil.example:4400' }, false],
  ['another site embeds a picture', 'GET', { host: 'localhost:4400', 'sec-fetch-site': 'cross-site' }, false],
])('%s: %s', (_, method, headers, isAllowed) => {
  const attempt = () => guard(['localhost:4400', '127.0.0.1:4400'])({ method, headers })
  if (isAllowed) expect(attempt).not.toThrow()
  else expect(attempt).toThrow('נדחתה')
})

it('shrinks a photograph, removes its location, and stores it under a safe and free name', async () => {
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#3a6' } })
    .withExif({ IFD3: { GPSLatitude: '31/1 36/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  expect(await store.add('תמונה של המחנה.JPG', 'camp', photo)).toBe('camp/picture-camp.webp')
  expect(await store.add('תמונה של המחנה.JPG', 'camp', photo)).toBe('camp/picture-camp-2.webp')
  const { width, exif, format } = await sharp(join(root, 'src/assets/pictures/camp/picture-camp.webp')).metadata()
  expect({ width, exif, format }).toEqual({ width: 2400, exif: undefined, format: 'webp' })
})

it('compresses a picture until it is below the size limit', async () => {
  const [width, height] = [2400, 1600]
  const noise = Buffer.from(Uint8Array.from({ length: (width / 20) * (height / 20) * 3 }, (_, at) => (at * 2_654_435_761) >>> 24))
  const photo = await sharp(noise, { raw: { width: width / 20, height: height / 20, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg()
    .toBuffer()
  const name = await store.add('leaves.jpg', 'camp', photo)
  expect(statSync(join(root, 'src/assets/pictures', name)).size).toBeLessThanOrEqual(masterBytes.opaque)
})

/** A tall picture with stripes: red at the top, green, blue at the bottom. */
async function tallPicture(name: string, height = 1600): Promise<Buffer> {
  const stripe = (background: string) => ({ create: { width: 900, height: height / 4, channels: 3, background } }) as const
  const stripes = ['#f00', '#0f0', '#00f'].map((colour, at) => ({ input: stripe(colour), left: 0, top: at * (height / 4) + height / 8 }))
  const { create } = stripe('#fff')
  const bytes = await sharp({ create: { ...create, height } })
    .composite(stripes)
    .jpeg()
    .toBuffer()
  writeFileSync(join(root, 'src/assets/pictures/camp', name), bytes)
  return bytes
}

it('crops a picture into a new file next to the original', async () => {
  const bytes = await tallPicture('tall.jpg')
  expect(await store.crop({ src: 'camp/tall.jpg', shape: 1.5, at: 0 })).toEqual({ src: 'camp/tall-cut.webp' })
  expect(await store.crop({ src: 'camp/tall.jpg', shape: 1.5, at: 1 })).toEqual({ src: 'camp/tall-cut-2.webp' })
  expect(await store.crop({ src: 'camp/tall-cut.webp', shape: 2, at: 0.5 })).toEqual({ src: 'camp/tall-cut-3.webp' })
  const file = (name: string) => join(root, 'src/assets/pictures/camp', name)
  const { width, height, format } = await sharp(file('tall-cut.webp')).metadata()
  expect({ width, height, format }).toEqual({ width: 900, height: 600, format: 'webp' })
  const [upper, lower] = await Promise.all(
    ['tall-cut.webp', 'tall-cut-2.webp'].map(async (name) => (await sharp(file(name)).stats()).dominant),
  )
  expect([upper, lower]).toEqual([
    { r: 248, g: 8, b: 8 },
    { r: 8, g: 8, b: 248 },
  ])
  expect(readFileSync(file('tall.jpg')).equals(bytes)).toBe(true)
})

it('applies the EXIF orientation before cropping', async () => {
  const bytes = await sharp(await tallPicture('upright.jpg'))
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  writeFileSync(join(root, 'src/assets/pictures/camp/side.jpg'), bytes)
  const { src } = await store.crop({ src: 'camp/side.jpg', shape: 1.5, at: 0 })
  const { width, height } = await sharp(join(root, 'src/assets/pictures', src)).metadata()
  expect([width, height]).toEqual([900, 600])
})

it('crops the dark-theme variant too, unless it has other proportions', async () => {
  await tallPicture('scene.jpg')
  await tallPicture('scene-night.jpg', 800)
  const part = { src: 'camp/scene.jpg', shape: 1.5, at: 0.2 }
  expect(await store.crop({ ...part, night: 'camp/scene-night.jpg' })).toEqual({ src: 'camp/scene-cut.webp' })
  await tallPicture('scene-night.jpg')
  expect(await store.crop({ ...part, night: 'camp/scene-night.jpg' })).toEqual({
    src: 'camp/scene-cut-2.webp',
    night: 'camp/scene-night-cut.webp',
  })
})

it.each([
  [{ src: '../../../package.json', shape: 1.5, at: 0 }, 403],
  [{ src: 'camp/../../x.webp', shape: 1.5, at: 0 }, 403],
  [{ src: 'camp/none.webp', shape: 1.5, at: 0 }, 404],
  [{ src: 'camp/words.jpg', shape: 1.5, at: 0 }, 422],
  [{ src: 'camp/tall.jpg', shape: 0, at: 0 }, 400],
  [{ src: 'camp/tall.jpg', shape: 1.5, at: 2 }, 400],
  [{ src: 'camp/tall.jpg', shape: '1.5', at: null }, 400],
])('rejects an invalid crop: %j', async (cut, status) => {
  writeFileSync(join(root, 'src/assets/pictures/camp/words.jpg'), 'hello')
  await expect(store.crop(cut as Parameters<typeof store.crop>[0])).rejects.toMatchObject({ status })
})

it('rejects HEIC files and files that are no pictures', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
  await expect(store.add('IMG_1.jpg', 'camp', heic)).rejects.toThrow('HEIC')
  await expect(store.add('x.png', 'camp', Buffer.from('hello'))).rejects.toThrow('אינו תמונה')
  await expect(store.add('x.svg', 'camp', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow('אינו תמונה')
})

it.each([
  ['קייטנה', 'באותיות אנגליות כשיוצאים מהשדה'],
  ['Camp!', 'לא מתאימה'],
])('rejects an invalid address: %s', async (name, message) => {
  await expect(own.preview(`src/content/articles/${name}.md`, {}, true)).rejects.toThrow(message)
})
