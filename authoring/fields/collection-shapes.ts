import type { z as Zod } from 'astro/zod'
import { factOf } from '../../src/config/owner-file.ts'
import { type LoadedSchemas, loadSchemas } from '../content/load-schemas.ts'
import { type KnownSchemas, shapeReader } from './read-shape.ts'
import type { Field } from './shape.ts'

const markdown = ['articles', 'legal']
const body: Field = { name: 'body', shape: { kind: 'markdown' }, required: true }

/** The fields of every collection of src/content.config.ts, by its name. */
export function collectionShapes(): Map<string, Field[]> {
  const { z, collections, load } = loadSchemas()
  const known: KnownSchemas = {
    ...load<Pick<KnownSchemas, 'text' | 'chatMessage'>>('src/schemas/text.ts'),
    ...load<Pick<KnownSchemas, 'printedDate'>>('src/schemas/printed-date.ts'),
    ...load<Pick<KnownSchemas, 'action'>>('src/schemas/action.ts'),
    ...load<Pick<KnownSchemas, 'icon'>>('src/schemas/icon.ts'),
  }
  const { shapeOf } = shapeReader(known)
  const image = () => z.string().meta({ picture: true }) as Zod.ZodType
  return new Map<string, Field[]>([
    ['owner', ownerFields(load)],
    ...Object.entries(collections).map(([name, { schema }]): [string, Field[]] => {
      const shape = shapeOf(typeof schema === 'function' ? schema({ image }) : schema)
      if (shape.kind !== 'object') throw new Error(`the collection "${name}" is no object`)
      return [name, markdown.includes(name) ? [...shape.fields, body] : shape.fields]
    }),
  ])
}

/** The owner's facts, as src/config/variables.ts lists them. */
function ownerFields(load: LoadedSchemas['load']): Field[] {
  const { ownerVariables } = load<{ ownerVariables: Record<string, Zod.ZodType> }>('src/config/variables.ts')
  const { weekDays } = load<{ weekDays: string[] }>('src/config/week-days.ts')
  return Object.keys(ownerVariables).map((variable) => ({
    name: factOf(variable),
    shape: variable.endsWith('_DAY')
      ? { kind: 'choice', values: weekDays }
      : /_(FROM|TO)$/.test(variable)
        ? { kind: 'time' }
        : { kind: 'line' },
    required: false,
  }))
}
