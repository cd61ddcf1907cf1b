import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any setting, everything has its demo value', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 4321, smtpUrl: undefined, mail: { to: 'hello@win.example' } })
  expect(config.relay).toMatchObject({ serviceId: 'demo_service', requestsPerSecond: 1, origins: [], resumeMaxBytes: 1_500_000 })
  expect(config.relay.templateIds.job).toBe('demo_template_job')
})

test('a setting that is left empty counts as not set', () => {
  expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 4321, smtpUrl: undefined })
})

test.each([
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtp://user:password@host:587'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@school.example' }, 'MAIL_TO must be set where SMTP_URL is'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'office@school.example' }, 'MAIL_FROM must be set where SMTP_URL is'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must look like smtp://'],
  [{ SMTP_URL: 'smtp://user:12/ab@mail.example:587' }, 'in the password percent-encoded'],
  [{ SMTP_URL: 'smtp://user:12#ab@mail.example:587' }, 'in the password percent-encoded'],
  [{ SMTP_PASSWORD_IN_CLEAR: 'yes' }, 'SMTP_PASSWORD_IN_CLEAR must be allow'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be text or json'],
  [{ PORT: 'http' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be between 1 and 65535'],
  [{ MAIL_TO: 'the office' }, 'MAIL_TO must be an e-mail address such as hello@win.example'],
  [{ RELAY_ORIGINS: 'win.example' }, 'RELAY_ORIGINS must be origins such as https://win.example'],
])('%o is refused in one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('forms that share a template are refused by the relay, which could not tell them apart, and left to EmailJS', () => {
  const shared = { EMAILJS_TEMPLATE_CONTACT: 'enquiry', EMAILJS_TEMPLATE_JOB: 'enquiry' }
  const own = { ...shared, EMAILJS_PUBLIC_KEY: 'own_key' }
  const message = 'EMAILJS_TEMPLATE_… must be another id for each form'
  expect(() => readConfig(shared)).toThrow(message)
  expect(() => readConfig({ ...own, EMAILJS_ORIGIN: 'self' })).toThrow(message)
  expect(() => readConfig({ ...own, EMAILJS_ORIGIN: 'https://relay.example' })).toThrow(message)
  expect(readConfig(own).relay.templateIds).toMatchObject({ contact: 'enquiry', job: 'enquiry' })
})

test('several wrong settings are named together', () => {
  expect(() => readConfig({ PORT: '0', MAIL_TO: 'x' })).toThrow(/^PORT .+; MAIL_TO .+$/)
})

test('a list of origins is taken apart', () => {
  const { relay } = readConfig({ RELAY_ORIGINS: 'https://win.example, https://www.win.example' })
  expect(relay.origins).toEqual(['https://win.example', 'https://www.win.example'])
})
