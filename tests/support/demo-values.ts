import { variables } from '../../src/config/variables.ts'

/** Empties the owner's variables, so that tests run with the demo values whatever .env or the shell sets. */
export const demoValues: Record<string, string> = Object.fromEntries(Object.keys(variables).map((name) => [name, '']))
