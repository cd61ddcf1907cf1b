import type { Fact } from './list-facts.ts'

/** What decides: for whom it is, how long it takes, what it costs. */
const deciding: Fact['name'][] = ['audience', 'grades', 'ages', 'length', 'price']

/** The facts that decide, and the others, each in the order of the questions. */
export function rankFacts(facts: Fact[]): { first: Fact[]; rest: Fact[] } {
  return { first: facts.filter(({ name }) => deciding.includes(name)), rest: facts.filter(({ name }) => !deciding.includes(name)) }
}
