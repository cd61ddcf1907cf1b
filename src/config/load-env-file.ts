import { existsSync } from 'node:fs'
import { readOwnerFile } from './owner-file.ts'

/** Loads `.env`, if it exists, and the owner's facts from the content. The shell takes precedence, then `.env`. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
  for (const [name, value] of Object.entries(readOwnerFile())) process.env[name] ??= value
}
