import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
  ['[2001:db8:1:2::9', 'unknown'],
  ['anything a visitor writes', 'unknown'],
])('%s counts as %s', (address, expected) => {
  expect(clientAddress(request(address), 0)).toBe(expected)
})

test('ignores addresses that a visitor can forge', () => {
  expect(clientAddress(request('192.0.2.7', '1.1.1.1'), 0)).toBe('192.0.2.7')
  expect(clientAddress(request('10.0.0.1', '1.1.1.1, 192.0.2.7'), 1)).toBe('192.0.2.7')
  expect(clientAddress(request('10.0.0.1', '6.6.6.6, 192.0.2.7, 10.0.0.2'), 2)).toBe('192.0.2.7')
  expect(clientAddress(request('10.0.0.1'), 1)).toBe('10.0.0.1')
  expect(clientAddress(undefined, 0)).toBe('unknown')
})
