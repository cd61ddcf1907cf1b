import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

// Read at build time only: nothing here reaches the browser except what a page prints.
if (existsSync('.env')) loadEnvFile('.env')

const demoValues = new Set<string>()

/** The owner's value from the environment, or the recognisable demo value. */
export function fromEnv(name: string, demo: string): string {
  const value = process.env[name]?.trim()
  if (value) return value
  demoValues.add(name)
  return demo
}

/** A setting that is right as it is for most owners: not a demo value. */
export function setting(name: string, usual: string): string {
  return process.env[name]?.trim() || usual
}

/** The variables that are not set, so that the site shows a demo value in their place. */
export function namesLeftAtDemo(): string[] {
  return [...demoValues]
}
