import { z } from 'zod'

interface About {
  /** The comment in .env.example above the variable. */
  doc: string
  /** The default value, as written in .env; for an optional variable, an example. */
  value: string
  /** The default is for demonstration only, and must be replaced before launch. */
  isDemo?: true
}

const notes = new WeakMap<z.ZodType, About>()

/** A variable whose default suits most owners. */
export function usual<Rule extends z.ZodType>(rule: Rule, value: z.input<Rule> & string, doc: string): z.ZodPrefault<Rule> {
  return note(z.prefault(rule, value), { doc, value })
}

/** A fact or key that only the owner knows. Until it is set, the site shows a recognisable demo value. */
export function demo<Rule extends z.ZodType>(rule: Rule, value: z.input<Rule> & string, doc: string): z.ZodPrefault<Rule> {
  return note(z.prefault(rule, value), { doc, value, isDemo: true })
}

/** A variable without a default, with an example value. */
export function optional<Rule extends z.ZodType>(rule: Rule, value: string, doc: string): z.ZodOptional<Rule> {
  return note(z.optional(rule), { doc, value })
}

function note<Variable extends z.ZodType>(variable: Variable, about: About): Variable {
  notes.set(variable, about)
  return variable
}

export function aboutVariable(variable: z.ZodType): About {
  const about = notes.get(variable)
  if (!about) throw new Error('Variables must be created with usual, demo or optional')
  return about
}
