import type { Fact } from './list-facts.ts'

/** The deciding facts: audience, length and price. */
const deciding: Fact['name'][] = ['audience', 'grades', 'ages', 'length', 'price']

/** Splits the facts into deciding ones and others; both keep the order of the questions. */
export function rankFacts(facts: Fact[]): { first: Fact[]; rest: Fact[] } {
  return { first: facts.filter(({ name }) => deciding.includes(name)), rest: facts.filter(({ name }) => !deciding.includes(name)) }
}
