import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

async function load(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const mail = await import('./mail')
  const { namesLeftAtDemo } = await import('./env')
  return { ...mail, namesLeftAtDemo }
}

test('without keys the forms go to our relay with demo ids, and the launch check hears of them', async () => {
  const { mailSettings, mailOrigin, namesLeftAtDemo } = await load({})
  expect(mailOrigin).toBe('')
  expect(mailSettings('job')).toEqual({
    serviceId: 'demo_service',
    templateId: 'demo_template_job',
    publicKey: 'demo_public_key',
    origin: '',
    blockHeadless: false,
    resumeMaxBytes: 1_500_000,
  })
  expect(namesLeftAtDemo()).toContain('EMAILJS_TEMPLATE_SCHOOL')
  expect(namesLeftAtDemo()).not.toContain('RESUME_MAX_BYTES')
})

test('with the owner’s key they go to the e-mail service, and automated browsers are refused', async () => {
  const { mailSettings } = await load({ EMAILJS_PUBLIC_KEY: 'key', EMAILJS_SERVICE_ID: 'service', EMAILJS_TEMPLATE_CONTACT: 'template' })
  expect(mailSettings('contact')).toMatchObject({
    serviceId: 'service',
    templateId: 'template',
    publicKey: 'key',
    origin: 'https://api.emailjs.com',
    blockHeadless: true,
  })
})

test('a limit for the resume that is no number stops the build', async () => {
  await expect(load({ RESUME_MAX_BYTES: '1.5MB' })).rejects.toThrow('RESUME_MAX_BYTES must be a whole number of bytes')
})

test('an origin of its own loses its last slash; automated browsers are refused or not as the owner says', async () => {
  const { mailSettings } = await load({ EMAILJS_ORIGIN: 'https://mail.win.example/', EMAILJS_BLOCK_HEADLESS: 'false' })
  expect(mailSettings('contact')).toMatchObject({ origin: 'https://mail.win.example', blockHeadless: false })
})

test('an owner who has chosen our relay has no ids to fill in, and automated browsers are refused there, too', async () => {
  const { mailOrigin, mailSettings, namesLeftAtDemo } = await load({ EMAILJS_ORIGIN: 'self', EMAILJS_PUBLIC_KEY: 'anything' })
  expect(mailOrigin).toBe('')
  expect(mailSettings('contact').blockHeadless).toBe(true)
  expect(namesLeftAtDemo()).toEqual([])
})
