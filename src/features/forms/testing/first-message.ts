import * as z from 'zod/mini'

/** For tests: what the form would say at a field, or nothing when it is content. */
export function firstMessage<Values extends object>(
  schema: z.ZodMiniType<Values>,
  values: Values,
  field: keyof Values & string,
): string | undefined {
  return z.safeParse(schema, values).error?.issues.find((issue) => issue.path[0] === field)?.message
}
