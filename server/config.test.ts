import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any setting, the server has its demo values', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 4321, smtpUrl: undefined, mail: { to: 'hello@win.example', brand: 'WIN' } })
  expect(config.relay).toMatchObject({ serviceId: 'demo_service', requestsPerSecond: 1, origins: [], resumeMaxBytes: 1_500_000 })
})

test('each form has the id of its own template', () => {
  const { templateIds } = readConfig({ EMAILJS_TEMPLATE_CONTACT: 'template_of_ours' }).relay
  expect(templateIds).toMatchObject({ contact: 'template_of_ours', job: 'demo_template_job' })
})

test('the relay knows the waiting list by an id of its own, even where only the build knows that the forms post here', () => {
  const { templateIds } = readConfig({ EMAILJS_PUBLIC_KEY: 'of-the-owner', EMAILJS_TEMPLATE_CONTACT: 'general' }).relay
  expect(templateIds).toMatchObject({ contact: 'general', 'waiting-list': 'general_waiting_list' })
})
