import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unsetDemoVariables } from './unset-demo-variables.ts'

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

function load(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return import('./mail.ts')
}

const unsetDemoIds = (env: Record<string, string>) => unsetDemoVariables(env).filter(({ name }) => name.startsWith('EMAILJS_'))

test('without keys, the forms go to our relay with demo ids, and the launch check lists them', async () => {
  const { mailSettings, mailOrigin } = await load({})
  expect(mailOrigin).toBe('')
  expect(mailSettings('job')).toEqual({
    serviceId: 'demo_service',
    templateId: 'demo_template_job',
    publicKey: 'demo_public_key',
    origin: '',
    blockHeadless: false,
    resumeMaxBytes: 1_500_000,
    detectsDuplicates: true,
  })
  expect(unsetDemoIds({})).toContainEqual({ name: 'EMAILJS_TEMPLATE_SCHOOL', value: 'demo_template_school' })
})

// spec: 7-owners-key-form, decided-owners-values
test('with the owner’s key, the forms go to the e-mail service, and automated browsers are refused', async () => {
  const { mailSettings } = await load({ EMAILJS_PUBLIC_KEY: 'key', EMAILJS_SERVICE_ID: 'service', EMAILJS_TEMPLATE_CONTACT: 'template' })
  expect(mailSettings('contact')).toMatchObject({
    serviceId: 'service',
    templateId: 'template',
    publicKey: 'key',
    origin: 'https://api.emailjs.com',
    blockHeadless: true,
  })
})

test('EmailJS sends the waiting list with the template of the contact form; our relay has a separate id for it', async () => {
  const own = { EMAILJS_PUBLIC_KEY: 'key', EMAILJS_TEMPLATE_CONTACT: 'general' }
  const { mailSettings } = await load(own)
  expect(mailSettings('waiting-list')).toEqual(mailSettings('contact'))
  expect(mailSettings('waiting-list').templateId).toBe('general')
  for (const EMAILJS_ORIGIN of ['self', 'https://relay.example']) {
    vi.resetModules()
    const relay = await load({ ...own, EMAILJS_ORIGIN })
    expect(relay.mailSettings('waiting-list').templateId).toBe('general_waiting_list')
  }
})

test('drops the trailing slash of a configured origin; the owner decides whether automated browsers are refused', async () => {
  const { mailSettings } = await load({ EMAILJS_ORIGIN: 'https://mail.win.example/', EMAILJS_BLOCK_HEADLESS: 'false' })
  expect(mailSettings('contact')).toMatchObject({ origin: 'https://mail.win.example', blockHeadless: false })
})

// spec: decided-automated-browsers
test('an owner who chooses our relay has no ids to fill in, and automated browsers are refused there too', async () => {
  const env = { EMAILJS_ORIGIN: 'self', EMAILJS_PUBLIC_KEY: 'anything' }
  const { mailOrigin, mailSettings } = await load(env)
  expect(mailOrigin).toBe('')
  expect(mailSettings('contact').blockHeadless).toBe(true)
  expect(unsetDemoIds(env)).toEqual([])
})
