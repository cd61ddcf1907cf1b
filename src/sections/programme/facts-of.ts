import * as words from '@/content/interface/programmes.json'
import type { Programme } from '@/schemas/programme'
import { type Fact, listFacts } from './list-facts'

/** The facts of a programme, in the words of the site. */
export function factsOf(programme: Programme): Fact[] {
  return listFacts(programme, words)
}
