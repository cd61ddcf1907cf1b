import { z } from 'zod'

interface About {
  /** What .env.example says above the variable. */
  doc: string
  /** The value when none is set, written as in .env; for a variable that may be missing, an example. */
  value: string
  /** Whether that value is only there to show the site, and must be replaced before launch. */
  isDemo?: true
}

const notes = new WeakMap<z.ZodType, About>()

/** A variable whose value is right as it is for most owners. */
export function usual<Rule extends z.ZodType>(rule: Rule, value: z.input<Rule> & string, doc: string): z.ZodPrefault<Rule> {
  return note(z.prefault(rule, value), { doc, value })
}

/** A fact or key that only the owner knows. Until it is set, the site shows a recognisable demo value. */
export function demo<Rule extends z.ZodType>(rule: Rule, value: z.input<Rule> & string, doc: string): z.ZodPrefault<Rule> {
  return note(z.prefault(rule, value), { doc, value, isDemo: true })
}

/** A variable that may be missing, with an example of its value. */
export function optional<Rule extends z.ZodType>(rule: Rule, value: string, doc: string): z.ZodOptional<Rule> {
  return note(z.optional(rule), { doc, value })
}

function note<Variable extends z.ZodType>(variable: Variable, about: About): Variable {
  notes.set(variable, about)
  return variable
}

export function aboutVariable(variable: z.ZodType): About {
  const about = notes.get(variable)
  if (!about) throw new Error('A variable is made by usual, demo or optional')
  return about
}
