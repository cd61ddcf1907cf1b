import { z } from 'zod'

interface VariableInfo {
  /** The comment in .env.example above the variable. */
  doc: string
  /** The default value, as written in .env; for an optional variable, an example. */
  value: string
  /** The default is for demonstration only, and must be replaced before launch. */
  isDemo?: true
}

const infos = new WeakMap<z.ZodType, VariableInfo>()

/** A variable whose default suits most owners. */
export function withDefault<Rule extends z.ZodType>(rule: Rule, value: z.input<Rule> & string, doc: string): z.ZodPrefault<Rule> {
  return describe(z.prefault(rule, value), { doc, value })
}

/** A fact or key that only the owner knows. Until it is set, the site shows a recognisable demo value. */
export function withDemoValue<Rule extends z.ZodType>(rule: Rule, value: z.input<Rule> & string, doc: string): z.ZodPrefault<Rule> {
  return describe(z.prefault(rule, value), { doc, value, isDemo: true })
}

/** A variable without a default, with an example value. */
export function optional<Rule extends z.ZodType>(rule: Rule, value: string, doc: string): z.ZodOptional<Rule> {
  return describe(z.optional(rule), { doc, value })
}

function describe<Variable extends z.ZodType>(variable: Variable, info: VariableInfo): Variable {
  infos.set(variable, info)
  return variable
}

export function variableInfo(variable: z.ZodType): VariableInfo {
  const info = infos.get(variable)
  if (!info) throw new Error('Variables must be created with withDefault, withDemoValue or optional')
  return info
}
