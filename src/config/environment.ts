import { loadEnvFile } from './load-env-file.ts'
import { readEnvironment } from './read-environment.ts'

// Read at build time only. The browser gets only the values that a page contains.
loadEnvFile()

export const environment = readEnvironment(process.env)
