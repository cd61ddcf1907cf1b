import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The path of an outbox file in a temporary folder, which is deleted after the test. */
export async function temporaryOutbox(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'enquiries.sqlite')
}
