import { expect, test } from 'vitest'
import { findMailFaults, findUnreachableMailServer } from './launch-blockers.ts'

const deadServer = {
  EMAILJS_ORIGIN: 'self',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_TO: 'office@school.example',
  MAIL_FROM: 'site@school.example',
}

test('connects to the mail server only with valid settings of our own relay', async () => {
  expect(await findUnreachableMailServer(deadServer)).toEqual([
    expect.objectContaining({ what: expect.stringMatching(/^SMTP_URL does not work: the mail server at 127\.0\.0\.1:1 .* \(E\w+/) }),
  ])
  expect(await findUnreachableMailServer({ ...deadServer, PORT: 'http' })).toEqual([])
  expect(await findUnreachableMailServer({ ...deadServer, EMAILJS_ORIGIN: '', EMAILJS_PUBLIC_KEY: 'own_key' })).toEqual([])
})

test('reports settings with which the server would not start once, with the reason', () => {
  expect(findMailFaults({ ...deadServer, PORT: 'http' }).map(({ what }) => what)).toEqual([
    'SMTP_URL or another setting is invalid, and the server would not start: PORT must be a number',
  ])
})
