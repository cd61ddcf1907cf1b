import { type FormName, type TemplateName, templateNames } from './forms.ts'
import { type Keys, usesEmailJs } from './mail-target.ts'
import { templateVariable } from './variables.ts'

type Ids = Record<ReturnType<typeof templateVariable>, string>

/** The template id of each form at our relay, which identifies forms by nothing else. */
export function relayTemplateIdsOf(env: Ids): Record<FormName, string> {
  const ids = Object.fromEntries(templateNames.map((name) => [name, env[templateVariable(name)]])) as Record<TemplateName, string>
  return { ...ids, 'waiting-list': `${ids.contact}_waiting_list` }
}

/**
 * The template id that each form is sent with. At EmailJS, the waiting list uses the template of the contact form: it is not in the
 * specification, so the owner should not need another template for it.
 */
export function templateIdsOf(env: Ids & Keys): Record<FormName, string> {
  const ids = relayTemplateIdsOf(env)
  return usesEmailJs(env) ? { ...ids, 'waiting-list': ids.contact } : ids
}
