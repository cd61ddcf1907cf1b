import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

// Read at build time only: nothing here reaches the browser except what a page prints.
if (existsSync('.env')) loadEnvFile('.env')

/** The owner's value from the environment, or the recognisable demo value. */
export function fromEnv(name: string, demo: string): string {
  const value = process.env[name]?.trim()
  return value ? value : demo
}
