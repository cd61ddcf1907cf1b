import { type FormName, type TemplateName, templateNames } from './forms.ts'
import { goToEmailJs, type Keys } from './mail-target.ts'
import { templateVariable } from './variables.ts'

type Ids = Record<ReturnType<typeof templateVariable>, string>

/** The id of each form at our relay, which knows a form by nothing else. */
export function relayTemplateIdsOf(env: Ids): Record<FormName, string> {
  const ids = Object.fromEntries(templateNames.map((name) => [name, env[templateVariable(name)]])) as Record<TemplateName, string>
  return { ...ids, 'waiting-list': `${ids.contact}_waiting_list` }
}

/**
 * The template that each form is sent with. At EmailJS the waiting list is sent with that of the general form: it is beyond the
 * specification, and asks the owner for no template of its own.
 */
export function templateIdsOf(env: Ids & Keys): Record<FormName, string> {
  const ids = relayTemplateIdsOf(env)
  return goToEmailJs(env) ? { ...ids, 'waiting-list': ids.contact } : ids
}
