import { describe, expect, test, vi } from 'vitest'
import type { FormName } from '../../src/config/forms.ts'
import { toMailView } from '../../src/forms/engine/from-mail.ts'
import { toMail } from '../../src/forms/engine/to-mail.ts'
import { testedForms } from '../../src/forms/testing/tested-forms.ts'
import { startRelay } from '../testing/relay.ts'
import { loadTemplate, renderMail } from './templates.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** Variables for the header and the attachment of the mail, not for its text. */
const outsideTheText = ['reply_to', 'resume']

/**
 * The non-empty variables that the text shows. The sender of a school form is for the header only: it is the school's name with a prefix.
 */
function shownOf(form: FormName, params: Record<string, string>): string[] {
  const outside = form === 'school' ? [...outsideTheText, 'from_name'] : outsideTheText
  return Object.keys(params).filter((name) => params[name] && !outside.includes(name))
}

const win = { brand: 'WIN', tagline: 'חדשנות בחינוך' }

const render = (form: FormName, params: Record<string, string>) => renderMail(loadTemplate(form, win), new Map(Object.entries(params)))

describe.each(testedForms)('the $name mail', (tested) => {
  const { name: form, full, minimal } = tested
  const viewOf = (values: Record<string, unknown>) => toMailView(tested, toMail(tested.form, values))
  const sent: Record<string, string> = { ...viewOf({ ...full, topic: 'x' }), lead_source: 'x' }
  const filled = Object.fromEntries(shownOf(form, sent).map((name) => [name, `(${name})`]))

  test('shows everything that the form sends under a Hebrew label, as HTML and as text', () => {
    const { html, text, subject } = render(form, filled)
    expect(subject).toMatch(/^[א-ת]/)
    for (const name of shownOf(form, sent)) {
      expect(html).toMatch(new RegExp(`<b>[א-ת][^<]*</b>.*\\(${name}\\)`))
      expect(text).toMatch(new RegExp(`[א-ת](?:\\)?:|\\?)\\s+\u200e?\\(${name}\\)`))
    }
  })

  test('leaves out empty fields', () => {
    const params = viewOf(minimal)
    expect(render(form, params).html.match(/class="field"/g)).toHaveLength(shownOf(form, params).length)
    const { html, text } = render(form, { lead_source: '/win-ai', message: ' \n ' })
    expect(html.match(/class="field"/g)).toHaveLength(1)
    expect(text).not.toContain('טלפון')
  })

  test('contains no variable that the form does not send', () => {
    const { html, text, subject } = loadTemplate(form, win)
    const named = [...`${subject}${text}${html}`.matchAll(/\{\{[#/]?(\w+)\}\}/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => name !== 'lrm' && !Object.hasOwn(sent, name))).toEqual([])
  })

  test('sets the direction of every table and of every cell with text', () => {
    const { html } = render(form, filled)
    expect(html).toMatch(/<html lang="he" dir="rtl">/)
    for (const cell of html.match(/<(td|table)[^>]*>(?!<\/td>)/g) ?? []) expect(cell).toMatch(/ dir="(rtl|ltr)"/)
  })

  test('uses only tags that the e-mail service supports', () => {
    const { html, subject } = loadTemplate(form, win)
    const tags = `${html}${subject}`.match(/\{\{.*?\}\}/g) ?? []
    expect(tags.filter((tag) => !/^\{\{[#/]?\w+\}\}$/.test(tag))).toEqual([])
    expect(Buffer.byteLength(html)).toBeLessThan(50_000)
  })
})

test('brand and tagline come from the configuration, even if an enquiry sends its own', () => {
  const { html, text } = renderMail(loadTemplate('contact', { brand: 'Rosh & Co', tagline: 'לומדים <יחד>' }), new Map([['brand', 'thief']]))
  expect(html).toContain('<title>Rosh &amp; Co</title>')
  expect(html).toContain('נשלח מטופס באתר <span dir="auto">Rosh &amp; Co</span>.')
  expect(html).toContain('>לומדים &lt;יחד&gt;</td>')
  expect(text).toContain('נשלח מטופס באתר Rosh & Co.')
  expect(html + text).not.toMatch(/WIN|חדשנות|thief/)
})

test('phone numbers and addresses keep their order among Hebrew words', () => {
  const { html, text } = render('contact', { phone: '050-1234567', from_email: 'dana@school.example' })
  expect(html).toContain('<a dir="ltr" href="tel:050-1234567">050-1234567</a>')
  expect(html).toContain('<span dir="ltr">dana@school.example</span>')
  expect(text).toContain('טלפון: \u200e050-1234567\u200e')
})

test('line breaks of every kind stay line breaks', () => {
  const { html, text } = render('contact', { message: 'שלום\r\nשורה שנייה\n\nתודה' })
  expect(html).toContain('<div dir="auto">שלום<br>שורה שנייה<br><br>תודה</div>')
  expect(text).toContain('שלום\nשורה שנייה\n\nתודה')
})

test('every mail contains the lead source as one line, unchanged', async () => {
  const lead_source = 'קמפיין: \u200e<b>x</b>\u200e'
  const relay = await startRelay()
  await relay.send('school', { lead_source })
  await relay.send('contact', { lead_source })
  await relay.send('waiting-list', { lead_source })
  await relay.send('job', { lead_source })
  const mails = await relay.mails()
  expect(mails).toHaveLength(4)
  for (const { text, html } of mails) {
    expect(text).toContain(`איך הגיעו לאתר: ${lead_source}`)
    expect(html).toContain('&lt;b&gt;x')
  }
})

describe('hostile or unusual text arrives as plain text', () => {
  test.each([
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>', '&lt;script&gt;'],
    ['an attribute', '" onmouseover="alert(1)', '&quot; onmouseover&#x3D;&quot;alert(1)'],
    ['template tags', '{{phone}} {{{phone}}} {{#x}}', '{{phone}} {{{phone}}} {{#x}}'],
    ['emoji', '👩‍🏫🎉', '👩‍🏫🎉'],
    ['Arabic', 'مرحبا بكم', 'مرحبا بكم'],
    ['direction marks', '\u200fא\u200eB\u202eC', '\u200fא\u200eB\u202eC'],
    ['ten thousand characters', 'א'.repeat(10_000), 'א'.repeat(10_000)],
  ])('%s', async (_, typed, inHtml) => {
    const relay = await startRelay()
    const params = { phone: typed, message: `${typed}\n(עשרה תווים)` }
    expect((await relay.send('contact', params)).status).toBe(200)
    const [mail] = await relay.mails()
    expect(mail?.text).toContain(typed)
    expect(mail?.html).toContain(inHtml)
    expect(mail?.html).not.toMatch(/<script|<img|onmouseover="/)
  })

  test('a line break injected into a header adds no header', async () => {
    const relay = await startRelay()
    const bad = 'דנה\r\nBcc: thief@evil.example\r\n\r\nbody'
    await relay.send('contact', {
      from_name: bad,
      phone: bad,
      reply_to: `dana@school.example\r\nBcc: x@evil.example`,
    })
    const [mail] = await relay.mails()
    expect(mail?.bcc ?? []).toEqual([])
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail?.subject).toBe('הודעה מהאתר: דנה Bcc: thief@evil.example body')
    expect(mail?.to).toHaveLength(1)
    expect(relay.accepted[0]?.toString().split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
    expect(mail?.html).toContain('href="tel:דנה Bcc: thief@evil.example body"')
  })

  test('a name of ten thousand characters is cut in the subject', () => {
    expect(Array.from(render('contact', { from_name: '🎉'.repeat(10_000) }).subject)).toHaveLength(150)
  })
})
