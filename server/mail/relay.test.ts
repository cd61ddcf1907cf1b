import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { enquiry, ids, startRelay, toBody } from '../testing/relay.ts'
import { usedMemory } from '../testing/used-memory.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

describe('a valid enquiry', () => {
  test('is answered OK in plain text, and delivered soon after', async () => {
    const relay = await startRelay()
    const response = await relay.send('school', enquiry)
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await relay.delivered()).toHaveLength(1)
  })

  test('is from the site and to the office, with the visitor in Reply-To', async () => {
    const relay = await startRelay({ env: { MAIL_FROM: 'site@win.example', MAIL_TO: 'office@win.example' } })
    await relay.send('school', enquiry)
    const [mail] = await relay.mails()
    expect(mail).toMatchObject({
      subject: 'פנייה מבית ספר: בית ספר הדר',
      from: { name: 'WIN · האתר', address: 'site@win.example' },
      to: [{ address: 'office@win.example' }],
      replyTo: [{ name: 'מבית ספר הדר', address: 'dana@school.example' }],
    })
  })

  test.each(['dana', 'dana@', 'a@b.example, c@d.example', ''])('is sent without Reply-To if the address is "%s"', async (reply_to) => {
    const relay = await startRelay()
    await relay.send('school', { ...enquiry, reply_to })
    expect((await relay.mails())[0]).not.toHaveProperty('replyTo.0')
  })

  // spec: 7-form-data-variant
  test('may be form data, in which the last ids count', async () => {
    const relay = await startRelay()
    const form = new FormData()
    form.append('user_id', 'a field of the page')
    for (const [name, value] of Object.entries(enquiry)) form.append(name, value)
    form.append('resume', new File([], ''))
    for (const [name, value] of Object.entries({ ...ids, template_id: 'demo_template_school' })) form.append(name, value)
    const response = await relay.postForm(form)
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect((await relay.mails())[0]?.text).toContain('בית ספר הדר')
  })
})

describe('the ids', () => {
  const body = { ...ids, template_id: 'demo_template_school', template_params: enquiry }

  test.each([
    [{ user_id: undefined }, 'The user_id parameter is required'],
    [{ user_id: '' }, 'The user_id parameter is required'],
    [{ service_id: undefined }, 'The service_id parameter is required'],
    [{ template_id: 7 }, 'The template_id parameter is required'],
    [{ user_id: 'x' }, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account'],
    [{ service_id: 'x' }, 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin'],
    [{ template_id: 'x' }, 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates'],
    [{ template_params: ['x'] }, 'One or more dynamic variables are corrupted'],
    [{ template_params: 'x' }, 'One or more dynamic variables are corrupted'],
    [{ template_params: { message: { nested: true } } }, 'One or more dynamic variables are corrupted'],
  ])('%o is refused with the message of the e-mail service', async (change, text) => {
    const relay = await startRelay()
    const response = await relay.post(JSON.stringify({ ...body, ...change }))
    expect([response.status, await response.text()]).toEqual([400, text])
    expect(relay.accepted).toHaveLength(0)
  })

  test('come from the configuration', async () => {
    const relay = await startRelay({ env: { EMAILJS_SERVICE_ID: 'gmail', EMAILJS_PUBLIC_KEY: 'pk', EMAILJS_TEMPLATE_SCHOOL: 't1' } })
    expect((await relay.send('school', enquiry)).status).toBe(400)
    const own = { user_id: 'pk', service_id: 'gmail', template_id: 't1', template_params: enquiry }
    expect((await relay.post(JSON.stringify(own))).status).toBe(200)
  })
})

describe('invalid or oversized bodies', () => {
  test.each(['', '{', 'null', '[]', '"text"', '\u0000', '{"user_id":'])('%j is refused as JSON', async (body) => {
    const relay = await startRelay()
    expect((await relay.post(body)).status).toBe(400)
  })

  test('invalid form data is refused', async () => {
    const { origin } = await startRelay()
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', 'application/json']) {
      const response = await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: 'x', headers: { 'Content-Type': type } })
      expect([type, response.status]).toEqual([type, 400])
    }
  })

  test('50 kB of text are accepted, and one byte more is refused', async () => {
    const relay = await startRelay()
    const filled = { from_name: 'dana', from_email: 'dana@school.example', message: '' }
    const room = 50 * 1024 - Buffer.byteLength(JSON.stringify(filled))
    expect((await relay.post(toBody('contact', { ...filled, message: 'a'.repeat(room) }))).status).toBe(200)
    const response = await relay.post(toBody('contact', { ...filled, message: 'a'.repeat(room + 1) }))
    expect([response.status, await response.text()]).toEqual([413, 'Variables size limit, 50Kb max'])
  })

  test('10 MB are drained, refused with 413, and not held in memory', async () => {
    const relay = await startRelay()
    const before = await usedMemory()
    const response = await relay.post(streamOf(10).stream, { duplex: 'half' } as RequestInit)
    expect([response.status, await response.text()]).toEqual([413, 'The request is too large'])
    expect((await usedMemory()) - before).toBeLessThan(5e6)
    expect((await relay.send('school', enquiry)).status).toBe(200)
  })

  test('an endless upload is cut off', async () => {
    const relay = await startRelay()
    const endless = streamOf(2_000)
    await relay.post(endless.stream, { duplex: 'half' } as RequestInit).catch(() => {})
    await expect.poll(() => relay.log).toEqual([expect.stringMatching(/413 The request is too large$/)])
    expect(endless.left()).toBeGreaterThan(1_000)
  })

  test('checks the ids first and stops at the first invalid value, so that thousands cost no more than one', async () => {
    const relay = await startRelay()
    const wrong = {
      template_id: 'demo_template_contact',
      template_params: Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [n, []])),
    }
    const stranger = await relay.post(JSON.stringify({ ...ids, user_id: 'x', ...wrong }))
    expect(await stranger.text()).toMatch(/^The Public Key is invalid/)
    const visitor = await relay.post(JSON.stringify({ ...ids, ...wrong }))
    expect(await visitor.text()).toBe('One or more dynamic variables are corrupted')
  })

  test('more fields than any form has are refused, in JSON and in form data', async () => {
    const relay = await startRelay()
    const many = Object.fromEntries(Array.from({ length: 65 }, (_, n) => [`a${n}`, '']))
    expect(await (await relay.post(toBody('contact', many))).text()).toBe('One or more dynamic variables are corrupted')
    const form = new FormData()
    for (const name of Object.keys(many)) form.append(name, '')
    for (const [name, value] of Object.entries({ ...ids, template_id: 'demo_template_contact' })) form.append(name, value)
    expect(await (await relay.postForm(form)).text()).toBe('The request body is not form data')
  })
})

/** A body of this many megabytes, generated while it is sent. */
function streamOf(megabytes: number) {
  const chunk = new Uint8Array(1024 * 1024).fill(97)
  let left = megabytes
  const stream = new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(chunk)
      else controller.close()
    },
  })
  return { stream, left: () => left }
}

test('values that the form on the page would not accept are refused, and the response names only the fields', async () => {
  const relay = await startRelay()
  const response = await relay.post(toBody('school', { school_name: '', phone: 'dana', from_email: 'dana@' }))
  expect([response.status, await response.text()]).toEqual([400, 'Not filled in as the form asks: schoolName, ageGroup, phone, email'])
  expect(relay.log.join()).not.toContain('dana')
  expect(relay.outbox.summary().waiting).toBe(0)
})

test('a visitor who leaves while sending does no harm', async () => {
  const relay = await startRelay()
  const head = 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"user_id"'
  const socket = connect(Number(new URL(relay.origin).port), '127.0.0.1')
  socket.write(head, () => socket.destroy())
  await expect.poll(() => relay.log, { timeout: 4_000 }).toEqual([expect.stringMatching(/400 The request ended too early$/)])
  expect((await relay.send('school', enquiry)).status).toBe(200)
})

describe('a mail server', () => {
  test('that rejects a mail gets it again, while the visitor sees OK', async () => {
    const refusals = [true, false]
    const relay = await startRelay({ mailbox: { refuses: () => refusals.shift() ?? false } })
    const response = await relay.send('school', enquiry)
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(await relay.delivered()).toHaveLength(1)
    expect(refusals).toHaveLength(0)
  })

  test('that is down delays nobody: the enquiry is stored, and the log has the cause but no address', async () => {
    const mailer = { send: () => Promise.reject(Object.assign(new Error('to dana@school.example'), { code: 'ECONNECTION' })) }
    const relay = await startRelay({ mailer })
    expect((await relay.send('school', enquiry)).status).toBe(200)
    await expect.poll(() => relay.log.at(-1), { timeout: 15_000 }).toMatch(/Z not delivered school ECONNECTION$/)
    expect(relay.outbox.summary()).toMatchObject({ waiting: 1, dead: 0 })
  })
})

test('when the outbox cannot be written, the visitor gets an error and nothing is sent', async () => {
  const relay = await startRelay({ outboxFile: '/dev/null/enquiries.sqlite' })
  const response = await relay.send('school', enquiry)
  expect([response.status, await response.text()]).toEqual([503, expect.stringMatching(/^The enquiry could not be stored: E\w+$/)])
  expect(relay.accepted).toHaveLength(0)
})

test('when the outbox is full, the visitor gets a 503', async () => {
  const relay = await startRelay()
  vi.spyOn(relay.outbox, 'accept').mockResolvedValue('no room')
  const response = await relay.send('school', enquiry)
  expect([response.status, await response.text()]).toEqual([503, 'There is no room for more enquiries'])
})

describe('the same content', () => {
  test('sent again is answered OK and mailed once', async () => {
    const relay = await startRelay()
    for (let n = 0; n < 3; n++) expect((await relay.send('school', enquiry)).status).toBe(200)
    expect(await relay.delivered()).toHaveLength(1)
    await relay.send('school', { ...enquiry, message: 'ועוד שאלה' })
    expect(await relay.delivered()).toHaveLength(2)
  })

  test('sent many times at once is mailed once', async () => {
    const relay = await startRelay({ mailbox: { delay: () => 50 } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => relay.send('school', enquiry)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await relay.delivered()).toHaveLength(1)
  })
})

test('the log has the time, the form and the result, and nothing that was sent', async () => {
  const relay = await startRelay()
  await relay.send('school', enquiry)
  await relay.delivered()
  await relay.post('{"secret":')
  expect(relay.log).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z mail school 200 stored$/),
    expect.stringMatching(/Z delivered school$/),
    expect.stringMatching(/Z mail - 400 The request body is not a JSON object$/),
  ])
})

test('other paths and methods under /api are refused', async () => {
  const { origin } = await startRelay()
  expect((await fetch(`${origin}/api/v1.0/email/other`, { method: 'POST' })).status).toBe(404)
  const response = await fetch(`${origin}/api/v1.0/email/send`)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})
