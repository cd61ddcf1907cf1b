import { existsSync } from 'node:fs'

/** Settings from `.env`, where there is one. What the shell sets wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
