import { variables } from '../../src/config/variables.ts'

/** The tests are about the demo values: what an owner has set in .env or in the shell stays out of them. */
export const demoValues: Record<string, string> = Object.fromEntries(Object.keys(variables).map((name) => [name, '']))
