import words from '#content/interface/programmes.json' with { type: 'json' }
import type { Programme } from '#schemas/programme.ts'
import { type Fact, listFacts } from './list-facts.ts'

/** The facts of a programme, in the words of the site. */
export function factsOf(programme: Programme): Fact[] {
  return listFacts(programme, words)
}
