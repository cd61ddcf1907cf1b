import { existsSync } from 'node:fs'
import { readOwnerFile } from './owner-file.ts'

/** Settings from `.env`, where there is one, and the owner's facts from the content. What the shell sets wins, then `.env`. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
  for (const [name, value] of Object.entries(readOwnerFile())) process.env[name] ??= value
}
