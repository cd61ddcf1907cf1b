import type { NoParamCallback } from 'node:fs'
import * as fs from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enquiryOf } from '../testing/enquiry.ts'
import { temporaryOutbox } from '../testing/temporary-outbox.ts'
import { createIntake } from './intake.ts'
import { openStore } from './open-store.ts'

/** The inode numbers of the synced files. */
const synced = vi.hoisted(() => [] as number[])

vi.mock('node:fs', async (load) => {
  const real = await load<typeof fs>()
  function fdatasync(file: number, done: NoParamCallback): void {
    synced.push(real.fstatSync(file).ino)
    real.fdatasync(file, done)
  }
  return { ...real, fdatasync }
})

test('an enquiry is confirmed after the WAL that contains it was synced, also after the WAL was truncated', async () => {
  const file = await temporaryOutbox()
  const store = openStore(file)
  onTestFinished(() => store.close())
  const accept = createIntake(store)
  const journal = () => fs.statSync(`${file}-wal`).ino
  await accept(enquiryOf('first'))
  expect(synced).toEqual([journal()])
  store.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  await accept(enquiryOf('second'))
  expect(synced).toEqual([journal(), journal()])
})
