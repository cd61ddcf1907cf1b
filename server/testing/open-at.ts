import { onTestFinished } from 'vitest'
import { createDeadLetters } from '../outbox/dead-letters.ts'
import { createIntake } from '../outbox/intake.ts'
import { openStore } from '../outbox/open-store.ts'
import { createQueue } from '../outbox/queue.ts'

/** One process's view of the file, with a clock that the test controls. */
export function openAt(file: string, clock = { ms: Date.now() }) {
  const store = openStore(file, { now: () => clock.ms })
  onTestFinished(() => store.close())
  return { store, clock, accept: createIntake(store), queue: createQueue(store), letters: createDeadLetters(store) }
}
