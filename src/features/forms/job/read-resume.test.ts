import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as resume from './read-resume.ts'
import { toSize } from './to-size.ts'

const limit = 1_500_000
const readResume = (chosen: File, maxBytes: number) => resume.readResume(chosen, maxBytes, toSize(maxBytes))
const word = [0x50, 0x4b, 0x03, 0x04, ...Buffer.from('....[Content_Types].xml....word/document.xml')]
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]
const pdf = [...Buffer.from('%PDF-1.7\n')]

const file = (name: string, bytes: number[] | Uint8Array<ArrayBuffer>) => new File([new Uint8Array(bytes)], name)

beforeAll(() => {
  // Node has no FileReader; the end-to-end tests cover the real one.
  class FakeReader {
    result = ''
    onload: () => void = () => {}
    async readAsDataURL(blob: Blob) {
      this.result = `data:${blob.type};base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`
      this.onload()
    }
  }
  vi.stubGlobal('FileReader', FakeReader)
})

describe('a resume is accepted', () => {
  test.each([
    ['cv.pdf', pdf, 'application/pdf'],
    ['קורות חיים.PDF', pdf, 'application/pdf'],
    ['cv.doc', compound, 'application/msword'],
    ['cv.docx', word, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s', async (name, bytes, type) => {
    const read = await readResume(file(name, bytes), limit)
    expect(read).toMatchObject({ state: 'ready', name, size: bytes.length })
    expect(read).toHaveProperty('dataUrl', `data:${type};base64,${Buffer.from(bytes).toString('base64')}`)
  })

  test('of exactly the maximum size', async () => {
    const bytes = new Uint8Array(limit)
    bytes.set(pdf)
    expect(await readResume(file('cv.pdf', bytes), limit)).toMatchObject({ state: 'ready' })
  })
})

describe('a resume is rejected', () => {
  test.each([
    ['another kind', 'cv.pages', pdf, 'אפשר לצרף קובץ PDF, \u200fDOC או DOCX.'],
    ['no extension', 'cv', pdf, 'אפשר לצרף קובץ PDF, \u200fDOC או DOCX.'],
    ['empty', 'cv.pdf', [], 'הקובץ ריק. בחרו קובץ אחר.'],
    ['a renamed program', 'cv.pdf', [0x4d, 0x5a, 0x90, 0], 'התוכן של הקובץ אינו PDF. שמרו אותו מחדש ונסו שוב.'],
    ['a renamed pdf', 'cv.docx', pdf, 'התוכן של הקובץ אינו DOCX. שמרו אותו מחדש ונסו שוב.'],
    ['a zip that is not a document', 'cv.docx', [0x50, 0x4b, 0x03, 0x04, 1, 2, 3], 'התוכן של הקובץ אינו DOCX. שמרו אותו מחדש ונסו שוב.'],
    ['a docx renamed to doc', 'cv.doc', word, 'התוכן של הקובץ אינו DOC. שמרו אותו מחדש ונסו שוב.'],
  ])('%s', async (_, name, bytes, problem) => {
    expect(await readResume(file(name, bytes), limit)).toEqual({ state: 'refused', name, size: bytes.length, problem })
  })

  test('one byte above the limit', async () => {
    const read = await readResume(file('cv.pdf', new Uint8Array(limit + 1)), limit)
    expect(read).toHaveProperty(
      'problem',
      'הקובץ גדול מדי: אפשר לצרף עד \u20661.5 MB\u2069. אפשר גם להסיר אותו, ולהדביק קישור אליו בהודעה שבהמשך הטופס.',
    )
  })
})

test('throws for a file that cannot be read, which the field reports', async () => {
  const gone = file('cv.pdf', pdf)
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  await expect(readResume(gone, limit)).rejects.toThrow('gone')
})

test('formats sizes in KB or MB', () => {
  expect([1, 411_900, 999_999, 1_500_000, 4_200_000].map(toSize)).toEqual(['1 KB', '412 KB', '1000 KB', '1.5 MB', '4.2 MB'])
})
