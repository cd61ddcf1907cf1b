import { setTimeout } from 'node:timers/promises'

/** The result, from the visitor's point of view. */
export type Outcome = 'OK' | 'failed'

interface Visit {
  origins: () => string
  /** True if visitors lose patience, write long messages, and leave after a failure. */
  areImpatient: boolean
}

/** One visitor: sends the form, and retries after a failure or a broken connection, as a person would. Resolves to the last result. */
export async function visit(number: number, { origins, areImpatient }: Visit): Promise<Outcome> {
  let couldBeStored = false
  for (;;) {
    const leaves = areImpatient && Math.random() < 0.1
    const answer = await send(origins(), enquiryFrom(number, areImpatient && number % 3 === 0), leaves ? Math.random() * 30 : 20_000)
    if (answer === 'OK') return 'OK'
    // A visitor who saw only failures may leave, and then no mail may arrive. After a broken connection the result is unknown, so try
    // again.
    if (answer === 'broken') couldBeStored = true
    else if (areImpatient && !couldBeStored && number % 2 === 0) return 'failed'
    await setTimeout(200 + Math.random() * 800)
  }
}

export function enquiryFrom(number: number, isLong = false): Record<string, string> {
  const email = `visitor-${number}@chaos.example`
  return { from_name: 'visitor', from_email: email, message: `enquiry number ${number} `.repeat(isLong ? 2_000 : 20), reply_to: email }
}

async function send(origin: string, enquiry: Record<string, string>, patienceMs: number): Promise<Outcome | 'broken'> {
  const ids = { user_id: 'demo_public_key', service_id: 'demo_service', template_id: 'demo_template_contact' }
  try {
    const answer = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Referer: `${origin}/contact` },
      body: JSON.stringify({ ...ids, template_params: enquiry }),
      signal: AbortSignal.timeout(Math.ceil(patienceMs)),
    })
    return (await answer.text()) === 'OK' ? 'OK' : 'failed'
  } catch {
    return 'broken'
  }
}

/** Runs all visits, `concurrency` of them concurrently. */
export async function visitAll(numbers: Iterable<number>, concurrency: number, how: Visit): Promise<Map<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  const waiting = Iterator.from(numbers)
  async function next(): Promise<void> {
    for (const number of waiting) outcomes.set(number, await visit(number, how))
  }
  await Promise.all(Array.from({ length: concurrency }, next))
  return outcomes
}
