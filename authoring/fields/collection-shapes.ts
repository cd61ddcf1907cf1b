import { factOf } from '../../src/config/owner-file.ts'
import { ownerVariables } from '../../src/config/variables.ts'
import { weekDays } from '../../src/config/week-days.ts'
import { schemas } from '../content/schemas.ts'
import { shapeOf } from './read-shape.ts'
import type { Field } from './shape.ts'

const markdown = ['articles', 'legal']
const body: Field = { name: 'body', shape: { kind: 'markdown' }, required: true }

/** The fields of each collection, by its name. */
export const collectionShapes: ReadonlyMap<string, Field[]> = new Map([
  ['owner', ownerFields()],
  ...[...schemas].map(([name, schema]): [string, Field[]] => {
    const shape = shapeOf(schema)
    if (shape.kind !== 'object') throw new Error(`the schema of the collection "${name}" is not an object`)
    return [name, markdown.includes(name) ? [...shape.fields, body] : shape.fields]
  }),
])

/** Form fields for the owner's facts in src/config/variables.ts. */
function ownerFields(): Field[] {
  return Object.keys(ownerVariables).map((variable) => ({
    name: factOf(variable),
    shape: variable.endsWith('_DAY')
      ? { kind: 'choice', values: [...weekDays] }
      : /_(FROM|TO)$/.test(variable)
        ? { kind: 'time' }
        : { kind: 'line' },
    required: false,
  }))
}
