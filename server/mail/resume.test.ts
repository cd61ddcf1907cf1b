import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { application, ids, startRelay } from '../testing/relay.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_000_000)])
const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(100)])
const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(100)])
const docx = Buffer.concat([zip, Buffer.from('word/document.xml')])
const toDataUrl = (bytes: Buffer, type = 'application/octet-stream') => `data:${type};base64,${bytes.toString('base64')}`

async function apply(resume: string, resume_name: string, env = {}) {
  const relay = await startRelay({ env })
  const response = await relay.send('job', { ...application, resume, resume_name })
  return { status: response.status, text: await response.text(), mails: await relay.mails() }
}

describe('a resume', () => {
  test.each([
    ['קורות חיים.pdf', pdf, 'application/pdf'],
    ['cv.DOC', doc, 'application/msword'],
    ['résumé "final" 🎉.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s is attached byte for byte, under its name', async (name, bytes, type) => {
    const { status, mails } = await apply(toDataUrl(bytes, 'text/html'), name)
    expect(status).toBe(200)
    const [attachment] = mails[0]?.attachments ?? []
    expect(attachment).toMatchObject({ filename: name.replaceAll('"', ''), mimeType: type, disposition: 'attachment' })
    expect(Buffer.from(attachment?.content as ArrayBuffer).equals(bytes)).toBe(true)
    expect(mails[0]?.html).toContain('קורות חיים (מצורפים)')
  })

  test('may be a file in form data', async () => {
    const relay = await startRelay()
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...application, ...ids, template_id: 'demo_template_job' })) form.append(name, value)
    form.append('resume', new File([pdf], 'קורות חיים.pdf', { type: 'application/pdf' }))
    expect((await relay.postForm(form)).status).toBe(200)
    const [attachment] = (await relay.mails())[0]?.attachments ?? []
    expect(attachment?.filename).toBe('קורות חיים.pdf')
    expect(Buffer.from(attachment?.content as ArrayBuffer).equals(pdf)).toBe(true)
  })

  test('is optional', async () => {
    const { status, mails } = await apply('', '')
    expect(status).toBe(200)
    expect(mails[0]?.attachments).toEqual([])
    expect(mails[0]?.html).not.toContain('מצורפים')
  })

  test.each([
    ['a program named like a PDF', 'cv.pdf', Buffer.from('MZ\u0090')],
    ['a PDF named like a program', 'cv.exe', pdf],
    ['a zip named like a PDF', 'cv.pdf', docx],
    ['an ordinary zip named like a Word file', 'cv.docx', zip],
    ['a web page', 'cv.html', Buffer.from('<script>')],
    ['a file without an extension', 'cv', pdf],
  ])('that is %s is refused', async (_, name, bytes) => {
    const { status, text, mails } = await apply(toDataUrl(bytes), name)
    expect([status, text]).toEqual([400, 'The attachment is not a PDF, DOC or DOCX file of the type its name says'])
    expect(mails).toHaveLength(0)
  })

  test('may be as large as configured, and not a byte larger', async () => {
    const env = { RESUME_MAX_BYTES: '2000' }
    expect((await apply(toDataUrl(pdf.subarray(0, 2000)), 'cv.pdf', env)).status).toBe(200)
    expect(await apply(toDataUrl(pdf.subarray(0, 2001)), 'cv.pdf', env)).toMatchObject({
      status: 413,
      text: 'The attachment is too large, 2000 bytes at most',
    })
  })

  test('of the default maximum size fits into a request', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(1_500_000 - 5)])
    expect((await apply(toDataUrl(bytes), 'cv.pdf')).status).toBe(200)
  })

  test('loses folders and headers from its name', async () => {
    const { mails } = await apply(toDataUrl(pdf), '..\\../etc/passwd\r\nX-Bad: 1/cv\u202e.pdf')
    expect(mails[0]?.attachments[0]?.filename).toBe('cv.pdf')
    expect(mails[0]?.headers.map(({ key }) => key)).not.toContain('x-bad')
  })

  test('is never read from the disk or the network', async () => {
    expect((await apply('file:///etc/passwd', 'cv.pdf')).status).toBe(400)
    expect((await apply('http://127.0.0.1/', 'cv.pdf')).status).toBe(400)
  })
})

test('a form without an attachment counts a file as text, and refuses a file in form data', async () => {
  const relay = await startRelay()
  expect((await relay.send('contact', { message: 'שלום', resume: toDataUrl(pdf) })).status).toBe(413)
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...ids, template_id: 'demo_template_contact' })) form.append(name, value)
  form.append('resume', new File([doc], 'cv.doc'))
  expect((await relay.postForm(form)).status).toBe(400)
})
