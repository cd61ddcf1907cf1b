import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/**
 * The client's address, for the rate limit. Each trusted proxy appends the address it saw to X-Forwarded-For, so with N of them the
 * Nth value from the end is the first that a visitor cannot forge.
 */
export function clientAddress(incoming: IncomingMessage | undefined, trustedProxies: number): string {
  const forwarded = String(incoming?.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
  const address = (trustedProxies > 0 && forwarded.at(-trustedProxies)) || incoming?.socket.remoteAddress || ''
  return toNetwork(withoutPort(address))
}

/** Some proxies write the port too: 192.0.2.7:4711, [2001:db8::1]:4711. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\]/.exec(address) ?? []
  if (bracketed !== undefined) return bracketed
  return isIPv6(address) ? address : (address.split(':')[0] ?? '')
}

/** One household has one IPv4 address, or 2^64 IPv6 addresses that share their first half. Normalises the spelling of an address. */
function toNetwork(address: string): string {
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return 'unknown'
  const groups = toGroups(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** The eight numbers of an IPv6 address. The URL parser accepts every spelling and returns the shortest. */
function toGroups(address: string): number[] {
  const short = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = short.split('::')
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  return [...(before ?? []), ...Array<number>(8 - (before?.length ?? 0) - (after?.length ?? 0)).fill(0), ...(after ?? [])]
}
