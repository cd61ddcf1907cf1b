import type { IncomingMessage } from 'node:http'

/**
 * Who asks, for the rate limit. Each trusted proxy appends the address it saw to X-Forwarded-For, so with N of them the
 * Nth value from the end is the first that a visitor could not make up.
 */
export function clientAddress(incoming: IncomingMessage | undefined, trustedProxies: number): string {
  const forwarded = String(incoming?.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
  const address = (trustedProxies > 0 && forwarded.at(-trustedProxies)) || incoming?.socket.remoteAddress || 'unknown'
  return toNetwork(address)
}

/** One household has one IPv4 address, or 2^64 IPv6 addresses that share their first half. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':')
}
