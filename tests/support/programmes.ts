import { z } from 'astro/zod'
import { contentFields } from '../../src/schemas/content-fields.ts'
import { programmeSchema } from '../../src/schemas/programme.ts'
import { type Fact, listFacts } from '../../src/sections/programme/list-facts.ts'
import { entries } from './content.ts'
import { texts } from './texts.ts'

/** Programmes have no pictures, so the image field is a stub. */
const schema = programmeSchema(contentFields({ image: (() => z.string()) as never }))

/** Every programme with its facts as printed on its page; `id` is the name of the page. */
export const programmes = Object.entries(entries('programmes')).map(([id, written]) => {
  const programme = schema.parse(written)
  return {
    id,
    path: `/${id}`,
    programme,
    facts: listFacts(programme, texts('programmes')),
    next: written.next,
    aside: written.aside?.action,
  }
})

/** Sample facts that are printed from numbers. */
export const printedFigures = programmes.flatMap(({ facts }) =>
  facts.filter(({ name, sample }) => sample && ['grades', 'ages', 'group'].includes(name)).map(({ text }) => text),
)

export function factsOfPage(id: string): Fact[] {
  return programmes.find((programme) => programme.id === id)?.facts ?? []
}
