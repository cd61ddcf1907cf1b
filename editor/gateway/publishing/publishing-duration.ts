import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How long the last publication took, in seconds. Survives restarts. */
export function publishingDuration(root: string) {
  const file = join(root, '.cache/editor/publishing-seconds')
  return {
    last(): number | undefined {
      try {
        return Number(readFileSync(file, 'utf8')) || undefined
      } catch {
        return undefined
      }
    },
    /** Stores the duration of a step that succeeds. */
    async measure<Result>(step: () => Promise<Result>): Promise<Result> {
      const began = Date.now()
      const result = await step()
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, String(Math.max(1, Math.round((Date.now() - began) / 1000))))
      return result
    },
  }
}
