import { loadEnvFile } from './load-env-file.ts'
import { readEnvironment } from './read-environment.ts'

// Read at build time only: the browser gets nothing of it except what a page contains.
loadEnvFile()

export const environment = readEnvironment(process.env)
