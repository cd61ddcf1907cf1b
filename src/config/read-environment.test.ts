import { expect, test } from 'vitest'
import { readEnvironment } from './read-environment.ts'

test('without any setting, every variable has its default or demo value', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 4321,
    MAIL_TO: 'hello@win.example',
    RESUME_MAX_BYTES: 1_500_000,
    EMAILJS_TEMPLATE_JOB: 'demo_template_job',
    SITE_PHONE: '050-0000000',
  })
})

test('an empty setting counts as not set, and surrounding spaces are ignored', () => {
  const env = readEnvironment({ PORT: '', SMTP_URL: ' ', SITE_CITY: ' ירושלים ' })
  expect(env).toMatchObject({ PORT: 4321, SITE_CITY: 'ירושלים' })
  expect(env.SMTP_URL).toBeUndefined()
})

test.each([
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtp://user:password@host:587'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@school.example' }, 'MAIL_TO must be set where SMTP_URL is'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'office@school.example' }, 'MAIL_FROM must be set where SMTP_URL is'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must look like smtp://'],
  // The password is not percent-encoded: a part of it would be read as the host, and printed.
  [{ SMTP_URL: 'smtp://user:12/34@mail.example' }, 'SMTP_URL must look like smtp://'],
  [{ SMTP_URL: 'smtp://user:12?34@mail.example' }, 'SMTP_URL must look like smtp://'],
  [{ PORT: 'http' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be between 1 and 65535'],
  [{ MAIL_TO: 'the office' }, 'MAIL_TO must be an e-mail address such as hello@win.example'],
  [{ RELAY_ORIGINS: 'win.example' }, 'RELAY_ORIGINS must be origins such as https://win.example'],
  [{ RESUME_MAX_BYTES: '1.5MB' }, 'RESUME_MAX_BYTES must be a number'],
  [{ EMAILJS_ORIGIN: 'mail.win.example' }, 'EMAILJS_ORIGIN must be self or a web address such as https://mail.win.example'],
  [{ EMAILJS_BLOCK_HEADLESS: 'yes' }, 'EMAILJS_BLOCK_HEADLESS must be true or false'],
  [{ SITE_URL: 'win.example' }, 'SITE_URL must be a web address such as https://win.example'],
  [{ SITE_PHONE: 'office' }, 'SITE_PHONE must be a phone number such as 050-0000000'],
  [{ SITE_EMAIL: 'hello' }, 'SITE_EMAIL must be an e-mail address'],
  [{ SITE_OPENING_LAST_DAY: 'שישי' }, 'SITE_OPENING_LAST_DAY must be one of: א׳ ב׳'],
  [{ SITE_OPENING_FROM: '9' }, 'SITE_OPENING_FROM must be a time such as 09:00'],
  [{ SITE_PAYMENT_PAGE: 'javascript:alert(1)' }, 'SITE_PAYMENT_PAGE must be the address of a web page'],
])('refuses %o in one line', (env, message) => {
  expect(() => readEnvironment(env)).toThrow(message)
})

test.each(['03-1234567', '+972 50 123 4567', '(08) 123-4567', '1-800-123-456'])('accepts %s as a phone number', (phone) => {
  expect(readEnvironment({ SITE_PHONE: phone }).SITE_PHONE).toBe(phone)
})

test('the relay refuses forms that share a template, because it could not tell them apart; EmailJS accepts them', () => {
  const shared = { EMAILJS_TEMPLATE_CONTACT: 'enquiry', EMAILJS_TEMPLATE_JOB: 'enquiry' }
  const own = { ...shared, EMAILJS_PUBLIC_KEY: 'own_key' }
  const message = 'EMAILJS_TEMPLATE_… must be a different id for each form'
  expect(() => readEnvironment(shared)).toThrow(message)
  expect(() => readEnvironment({ ...own, EMAILJS_ORIGIN: 'self' })).toThrow(message)
  expect(() => readEnvironment({ ...own, EMAILJS_ORIGIN: 'https://relay.example' })).toThrow(message)
  expect(readEnvironment(own)).toMatchObject(shared)
  expect(() => readEnvironment({ EMAILJS_TEMPLATE_CONTACT: 'a', EMAILJS_TEMPLATE_JOB: 'a_waiting_list' })).toThrow(message)
})

test('reports all wrong settings together, also those that are wrong only in combination', () => {
  expect(() => readEnvironment({ PORT: '0', MAIL_TO: 'x' })).toThrow(/^PORT .+; MAIL_TO .+$/)
  expect(() => readEnvironment({ PORT: '0', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' })).toThrow(/^PORT .+; MAIL_TO .+$/)
  expect(() => readEnvironment({ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'x', MAIL_FROM: 'a@b.example' })).toThrow(
    /^MAIL_TO must be an e-mail[^;]+$/,
  )
})

test('splits a list of origins', () => {
  const { RELAY_ORIGINS } = readEnvironment({ RELAY_ORIGINS: 'https://win.example, https://www.win.example' })
  expect(RELAY_ORIGINS).toEqual(['https://win.example', 'https://www.win.example'])
})
