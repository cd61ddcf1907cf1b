import { RateLimiterMemory } from 'rate-limiter-flexible'
import { refusal } from './refusal.ts'

/** The limit is an average over this window: teachers of one school may send within a second of each other, from one address. */
const windowSeconds = 10

/** Refuses an address that sends more than this many requests per second; 0 turns the limit off. */
export function createRateLimit(requestsPerSecond: number): (address: string) => Promise<void> {
  if (requestsPerSecond === 0) return () => Promise.resolve()
  const limiter = new RateLimiterMemory({ points: requestsPerSecond * windowSeconds, duration: windowSeconds })
  return async (address) => {
    await limiter.consume(address).catch(() => {
      throw refusal(429, 'Too Many Requests')
    })
  }
}
