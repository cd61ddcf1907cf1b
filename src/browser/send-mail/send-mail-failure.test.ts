import { EmailJSResponseStatus } from '@emailjs/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { MailFailure } from './send-mail-failure.ts'

afterEach(() => void vi.unstubAllGlobals())

const cause = (error: unknown) => MailFailure.from(error).message
const answer = (status: number, text = '') => new EmailJSResponseStatus({ status, responseText: text } as never)
const answered = (status: number) => Object.assign(answer(status), { status, text: 'dana@school.org.il was typed' })

// spec: 8-network-error
test.each([
  [0, '0 network error'],
  [400, '400 the request or one of its ids was refused'],
  [402, '402 the monthly quota is used up'],
  [403, '403 forbidden: a blocked value, or an origin that is not allowed'],
  [404, '404 the account or the address was not found'],
  [412, '412 the mail server behind the service refused'],
  [413, '413 too large: the text or the attachment'],
  [418, '418 an unexpected answer'],
  [422, '422 the recipient in the template is empty or broken'],
  [423, '423 the account is blocked'],
  [426, '426 the monthly quota is used up'],
  [429, '429 too many requests: throttled'],
  [451, '451 automated browsers are blocked'],
  [500, '500 the service is down'],
  [503, '503 the service is down'],
])('names a response of %i without repeating its body', (status, expected) => {
  expect(cause(answered(status))).toBe(expected)
})

test('reports a broken configuration with the client’s message', () => {
  expect(cause('The service ID is required. Visit https://dashboard.emailjs.com/admin')).toMatch(/^configuration: The service ID/)
})

test('reports whether the browser knows that it is offline', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(cause(new TypeError('Failed to fetch'))).toBe('network: no answer, or blocked')
  vi.stubGlobal('navigator', { onLine: false })
  expect(cause(new TypeError('Load failed'))).toBe('network: offline')
})

test('names only the kind of a storage error', () => {
  expect(cause(new DOMException('for dana@school.org.il', 'SecurityError'))).toBe('the browser refused: SecurityError')
})

test.each([undefined, null, 7, {}, { status: 'x' }, new Error('dana@school.org.il')])('anything else is unknown: %s', (error) => {
  expect(cause(error)).toBe('unknown')
})

test('returns a MailFailure unchanged', () => {
  const failure = new MailFailure('looks automated')
  expect(MailFailure.from(failure)).toBe(failure)
})
