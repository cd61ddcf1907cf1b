import { loadEnvFile } from './load-env-file.ts'
import { readEnvironment } from './read-environment.ts'

// Read at build time only: nothing here reaches the browser except what a page prints.
loadEnvFile()

export const environment = readEnvironment(process.env)
