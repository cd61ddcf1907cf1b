/** A failure the owner can act on: one line, no stack, exit code 1. */
export function exitWith(message: string): never {
  console.error(`✗ ${message}`)
  process.exit(1)
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
