import texts from '#content/interface/programmes.json' with { type: 'json' }
import type { Programme } from '#schemas/programme.ts'
import { type Fact, listFacts } from './list-facts.ts'

/** The facts of a programme, with the site's labels. */
export function factsOf(programme: Programme): Fact[] {
  return listFacts(programme, texts)
}
