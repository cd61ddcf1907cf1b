import { onlySet } from './read-environment.ts'
import { variableInfo } from './variable.ts'
import { formVariables, type VariableName, variables } from './variables.ts'

/** The variables that are not set and have only a demo value. */
export function unsetDemoVariables(env: Record<string, string | undefined>): { name: VariableName; value: string }[] {
  const given = onlySet(env)
  // Our relay accepts any ids that the build and the server share, so an owner who uses it has nothing to fill in.
  const isNotNeeded = (name: string) => given['EMAILJS_ORIGIN'] === 'self' && Object.hasOwn(formVariables, name)
  return (Object.keys(variables) as VariableName[]).flatMap((name) => {
    const { isDemo, value } = variableInfo(variables[name])
    return isDemo && !given[name] && !isNotNeeded(name) ? [{ name, value }] : []
  })
}
