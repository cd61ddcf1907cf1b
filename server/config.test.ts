import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings, the server uses its demo values', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 4321, smtpUrl: undefined, mail: { to: 'hello@win.example', brand: 'WIN' } })
  expect(config.relay).toMatchObject({ serviceId: 'demo_service', requestsPerSecond: 1, origins: [], resumeMaxBytes: 1_500_000 })
})

test('each form has its own template id', () => {
  const { templateIds } = readConfig({ EMAILJS_TEMPLATE_CONTACT: 'template_of_ours' }).relay
  expect(templateIds).toMatchObject({ contact: 'template_of_ours', job: 'demo_template_job' })
})

test('the waiting list has its own id at the relay, even where only the build knows that the forms post here', () => {
  const { templateIds } = readConfig({ EMAILJS_PUBLIC_KEY: 'of-the-owner', EMAILJS_TEMPLATE_CONTACT: 'general' }).relay
  expect(templateIds).toMatchObject({ contact: 'general', 'waiting-list': 'general_waiting_list' })
})
